-- Licenses paid by the owner's saved card: whether renewals are, the charge that is under way, what it buys or at which try it renews, and
-- which charge paid.
alter table club_licenses add column use_card boolean not null default false;
alter table club_licenses add column charge_id uuid;
alter table club_licenses add column charge_plan text;
alter table club_licenses add column charge_try integer;
alter table license_payments add column charge_id uuid;
