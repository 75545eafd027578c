-- The platform's fee on what a club sells itself, in basis points, where a club pays another than the usual one.
create table primary_fees (
  club_id uuid primary key references clubs (id),
  bp integer not null check (bp between 0 and 10000)
);
