-- Fronts: the clubs that whoever runs the instance puts at the head of Discover.
create table featured_clubs (
  club_id uuid primary key references clubs (id) on delete cascade,
  featured_at timestamptz not null
);
