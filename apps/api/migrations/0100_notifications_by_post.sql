-- A post that is removed takes along what was told of its comments and reactions, in whosever inbox that is.
create index notifications_by_post on notifications (subject_id) where subject_kind = 'post';
