-- Whoever reported something reads their own reports with what came of them, the latest first.
create index reports_of_reporter on reports (reporter_id, created_at desc, id desc);
drop index reports_reporter;
