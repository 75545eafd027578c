-- A club's figures: what each person did on each day, worked out from the rows of other domains, and the sums of it by day.

-- The time zone that a club's days are counted in, and when all of it was counted last; null while that is still to be done.
create table insight_clubs (
  club_id uuid primary key,
  zone text not null,
  counted_at timestamptz,
  mailed_week date
);
create index insight_clubs_uncounted on insight_clubs (club_id) where counted_at is null;

create table insight_facts (
  club_id uuid not null,
  user_id uuid not null,
  day date not null,
  source text not null,
  figure text not null,
  -- What of the figure: a post, a mission, a kind of revenue; '' where it has no parts.
  dimension text not null,
  count integer not null,
  cents bigint not null,
  primary key (club_id, user_id, day, source, figure, dimension)
);
-- A person's last day of a source.
create index insight_facts_last on insight_facts (club_id, user_id, source, day desc);
-- How many people stand behind a figure of few.
create index insight_facts_people on insight_facts (club_id, figure, dimension, day, user_id);
create index insight_facts_dimension on insight_facts (club_id, dimension, user_id) where dimension <> '';
create index insight_facts_user on insight_facts (user_id);

create table insight_days (
  club_id uuid not null,
  figure text not null,
  day date not null,
  dimension text not null,
  count bigint not null,
  cents bigint not null,
  -- How many people it is about.
  people integer not null,
  primary key (club_id, figure, day, dimension)
);
create index insight_days_fans on insight_days (club_id, day, count desc, dimension) where figure = 'fan';
