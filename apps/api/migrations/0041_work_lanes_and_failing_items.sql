-- Work beside requests: due items that failed, and letters that move into the queue of jobs.

-- An item of a job's list that failed rests until run_at, so that it holds up nothing behind it.
create table failing_items (
  job text not null,
  item text not null,
  attempts integer not null default 1,
  failed_at timestamptz not null,
  run_at timestamptz not null,
  last_error text not null,
  primary key (job, item)
);

-- Letters are jobs from here on. Whatever still waits becomes one, in the queue that every instance with waiting letters has.
do $$
begin
  if exists (select from mail_queue where dead_at is null) then
    insert into jobs.job (name, data, singleton_key, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max)
    select 'work',
      jsonb_build_object('job', 'platform.send-letter', 'payload', jsonb_build_object(
        'id', gen_random_uuid(), 'to', recipient, 'subject', subject, 'text', text_body, 'html', html_body)),
      'platform.send-letter:' || gen_random_uuid(), 'short', 17, 5, true, 10800
    from mail_queue where dead_at is null order by id;
  end if;
end $$;
drop table mail_queue;
