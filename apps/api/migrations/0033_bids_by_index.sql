-- A function's plans are made at its first calls on a connection and kept. Made while nobody had bid yet, they read whole tables,
-- which was no work then and is most of it a thousand bids later.
alter function auction_lead set enable_seqscan = off;
