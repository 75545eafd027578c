-- First steps of new fans and new creators, and the site's own badges that they earn.
insert into badges (id, club_id, name, description, shape, icon, hue, stages, of_achievement, created_at) values
  ('00000000-0000-7000-8000-00000000f001', null, 'First week', 'Finished three missions in a first week on StagePass.',
    'burst', 'rocket-launch', 62, 1, true, now()),
  ('00000000-0000-7000-8000-00000000f002', null, 'Doors open', 'Set up a club: a first post, a first item, a first mission.',
    'keystone', 'megaphone', 200, 1, true, now());

create table onboarding_paths (
  user_id uuid not null references users (id),
  path text not null check (path in ('fan', 'creator')),
  completed_at timestamptz,
  -- The person does not want to see it any more.
  dismissed_at timestamptz,
  primary key (user_id, path)
);
