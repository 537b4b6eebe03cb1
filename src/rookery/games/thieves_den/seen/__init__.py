"""What is shown and said of a table: views, reasons, documents."""
