-- The mail for a new password carries a link beside its code: a flow of its own kind, valid once and for minutes.
alter table auth_flows drop constraint auth_flows_kind_check;
alter table auth_flows add constraint auth_flows_kind_check
  check (kind in ('discord', 'tiktok', 'twitter', 'wallet', 'consent', 'reset-link'));
comment on column auth_flows.proof is
  'discord, tiktok: hash of the verifier; twitter: hash of the token secret; wallet: the address; reset-link: the e-mail it was sent to';
