-- In a transaction of its own, since it takes longer than the column. What servers of the version before begin and end meanwhile is
-- put right by a job.
update memberships m set subscribed = true
  from subscriptions s where s.club_id = m.club_id and s.user_id = m.user_id and s.state <> 'ended';
