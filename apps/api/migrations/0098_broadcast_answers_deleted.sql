-- A fan deletes an own answer to a broadcast: its words go, its place among the three stays used.

alter table broadcast_answers add removed_at timestamptz;
