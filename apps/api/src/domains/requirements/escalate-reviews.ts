// Owns what becomes of a review that nobody answered in time: it is brought before the club's owner, with one letter.
import { findClub } from '#domains/clubs/public/find-club.ts';
import { findPerson } from '#domains/users/public/find-person.ts';
import { dueItems } from '#platform/jobs/due-items.ts';
import { mayMail } from '#platform/mail/may-mail.ts';
import { escalationLetter } from './letters.rules.ts';
import { escalateOfClub, findReview, listOverdue } from './reviews.store.ts';

export const escalateReviews = dueItems<string>({
  name: 'requirements.escalate-reviews',
  lane: 'work',
  cron: '*/5 * * * *',
  list: (platform, asked) => listOverdue(platform.db, asked),
  each: (platform, id) =>
    platform.db.transaction(async (tx) => {
      const review = await findReview(tx, id);
      if (review === undefined) return;
      const club = await findClub(platform, tx, review.club_id);
      const count = await escalateOfClub(tx, review.club_id, platform.clock.now());
      // Another of the same club brought this one along.
      if (count === 0 || club === undefined) return;
      const owner = await findPerson(tx, { id: club.owner_id });
      // People of the demo world have no mailbox.
      if (owner?.email == null || !owner.email_verified || owner.demo) return;
      const url = `${platform.config.origin}/club/${club.handle}/manage-missions?tab=review`;
      const asked = { user_id: owner.id, kind: 'review-waiting', club_id: club.id } as const;
      const terms = await mayMail.read()(platform, tx, asked);
      if (terms === null) return;
      const letter = escalationLetter({ to: owner.email, club_name: club.name, count, url });
      await platform.mail.send(tx, { ...letter, ...terms });
    }),
});
