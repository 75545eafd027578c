-- In a transaction of its own: posts can be written while their audiences are looked through.
alter table posts validate constraint posts_audience_check;
