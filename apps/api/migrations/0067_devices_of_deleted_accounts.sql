-- A phone that had a mission's reward is known though the account that got it is deleted: no second account gets it there.

alter table mission_devices alter column user_id drop not null;
