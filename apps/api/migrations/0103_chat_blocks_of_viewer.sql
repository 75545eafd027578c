-- Whom somebody has blocked, one way: whoever blocked is offered to unblock; whoever was blocked is not told.

create view user_block_facts as select blocker_id, blocked_id from user_blocks;
