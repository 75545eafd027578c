-- Renewals by saved card: whether the fan agreed to it, the charge that is under way, and which charge paid a period.
alter table subscriptions add column use_card boolean not null default false;
alter table subscriptions add column charge_id uuid;
alter table subscriptions add constraint subscriptions_charge check (charge_id is null or state <> 'ended') not valid;
alter table subscription_periods add column charge_id uuid;
alter table subscription_periods add constraint subscription_periods_charge check (charge_id is null or transfer_id is not null) not valid;
