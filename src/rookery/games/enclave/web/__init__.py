"""Enclave in the browser."""
