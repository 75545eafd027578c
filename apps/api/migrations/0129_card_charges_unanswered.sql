-- Charges that were told as failed without the payment service's word: asked for until it is known, and in the way of another charge for
-- the same purpose.
create index card_charges_unanswered on card_charges (user_id, purpose_kind, purpose_id) where reason = 'unanswered';
