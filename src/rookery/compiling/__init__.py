"""Rules compiled with mypyc: Rookery's own when it is built, those of an installed game when their author asks."""
