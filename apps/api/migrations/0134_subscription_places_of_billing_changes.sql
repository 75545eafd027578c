-- A change of billing alone took a second place in the plan until it began: those places are free.
update subscription_plans p set taken = p.taken - s.twice
from (select plan_id, count(*) as twice from subscriptions where state <> 'ended' and next_plan_id = plan_id group by 1) s
where s.plan_id = p.id;
