"""What many games between bots say about a game itself: seats, length, points, and all that can be taken.

rookery study enclave --games 200 --journal study.jsonl --report study.html --json study.json
"""
