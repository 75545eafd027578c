-- Keys that phones have sent with their choices in open votes: each is used once. A choice that arrives again, late, must not bring back
-- a ballot that was changed or taken back since.

create table vote_ballot_keys (
  vote_id uuid not null,
  user_id uuid not null,
  client_key uuid not null,
  primary key (vote_id, user_id, client_key)
);

insert into vote_ballot_keys (vote_id, user_id, client_key)
select b.vote_id, b.user_id, b.client_key from vote_ballots b join votes v on v.id = b.vote_id
where v.state = 'open' and b.user_id is not null and b.client_key is not null;

-- Without foreign keys, which would be looked up for every ballot: the statement that writes ballots holds the vote's row. Where the vote
-- closes, no choice is taken any more, and the keys go; so they do with the poll of a deleted post.
create function votes_forget_keys() returns trigger language plpgsql as $$
begin
  delete from vote_ballot_keys k where k.vote_id = old.id;
  return null;
end $$;
create trigger keys_go_at_close after update on votes for each row when (old.state = 'open' and new.state = 'closed')
  execute function votes_forget_keys();
create trigger keys_go_with_vote after delete on votes for each row execute function votes_forget_keys();
