"""Bad input, told in the reader's language: one line, and the command ends with status 2."""

from rookery.errors import Complaint, RecordError

__all__ = ["Complaint", "bad_record"]


def bad_record(error: RecordError) -> Complaint:
    """A record that cannot be read, with its line if there is one."""
    if error.line:
        return Complaint("ui-error-record", line=error.line, why=error.words)
    return Complaint("ui-error-record-whole", why=error.words)
