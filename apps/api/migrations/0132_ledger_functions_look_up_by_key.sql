-- These look up by key, for each move of value: a plan that was made while a table was new would read all of it later, until its figures
-- are taken again.
alter function ledger_book_move set enable_seqscan = off;
alter function ledger_spend set enable_seqscan = off;
