-- What may be written in a club, for those who take texts there: joined where the club is read anyhow.

create view club_text_policies as select id as club_id, text_policy from clubs;
