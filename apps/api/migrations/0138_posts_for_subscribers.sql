alter table posts drop constraint posts_audience_check,
  add constraint posts_audience_check check (audience in ('public', 'members', 'tier', 'subscribers')) not valid;
