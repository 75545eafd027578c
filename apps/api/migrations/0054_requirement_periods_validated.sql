-- The constraints of 0053, held against the rows that were there before: nothing waits for this meanwhile.

alter table requirement_attempts validate constraint requirement_attempts_progress_fkey;
alter table requirement_attempts validate constraint requirement_attempts_state_check;
