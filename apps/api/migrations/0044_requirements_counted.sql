-- What follows from a whole list of requirements happens once for each person, also where a requirement is removed.
alter table requirement_progress add counted boolean not null default false;

-- Those who have passed all that is asked by now were told when they passed the last one.
update requirement_progress p set counted = true
from requirements r
where r.id = p.requirement_id and not exists (
  select from requirements other
  left join requirement_progress theirs on theirs.requirement_id = other.id and theirs.user_id = p.user_id
  where other.owner_kind = r.owner_kind and other.owner_id = r.owner_id and theirs.passed_at is null);
