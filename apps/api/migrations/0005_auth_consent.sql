-- A first sign-in waits for consent: the row makes its ticket single use. What the provider said travels in the ticket,
-- sealed, so that nothing is kept of somebody who has not agreed.
alter table auth_flows drop constraint auth_flows_kind_check;
alter table auth_flows add constraint auth_flows_kind_check
  check (kind in ('discord', 'tiktok', 'twitter', 'wallet', 'consent'));
