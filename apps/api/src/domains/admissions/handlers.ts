// Owns the reactions of admissions: an answer is told by letter; the codes of somebody who is gone end, and so does the
// request of somebody who was banned.
import { requestAnswered } from '@stagepass/contract/admissions/events.ts';
import { memberLeft, personBanned } from '@stagepass/contract/memberships/events.ts';
import { allRequirementsPassed } from '@stagepass/contract/requirements/events.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { findPerson } from '#domains/users/public/find-person.ts';
import { onEvent } from '#platform/domain.ts';
import { mayMail } from '#platform/mail/may-mail.ts';
import { earnInvitation } from './earn-invitation.ts';
import { revokeAllIn } from './invitations.store.ts';
import { answerLetter } from './letters.rules.ts';
import { lockWaiting, updateRequest } from './requests.store.ts';

export const handlers = [
  onEvent('admissions.earn-invitation', allRequirementsPassed, async (platform, tx, passed) => {
    if (passed.owner_kind === 'mission') await earnInvitation(platform, tx, passed);
  }),
  onEvent('admissions.write-answer', requestAnswered, async (platform, tx, answered) => {
    const club = await findClub(platform, tx, answered.club_id);
    const person = await findPerson(tx, { id: answered.user_id });
    if (club === undefined || person === undefined || person.email === null || !person.email_verified) return;
    // People of the demo world have no mailbox.
    if (person.demo) return;
    const asked = { user_id: person.id, kind: 'join-answered', club_id: club.id } as const;
    const terms = await mayMail.read()(platform, tx, asked);
    if (terms === null) return;
    await platform.mail.send(tx, {
      ...terms,
      ...answerLetter({
        to: person.email,
        club_name: club.name,
        club_url: `${platform.config.origin}/club/${club.handle}`,
        approved: answered.approved,
        reason: answered.reason,
      }),
    });
  }),
  onEvent('admissions.end-codes', memberLeft, async (platform, tx, { club_id, user_id }) => {
    await revokeAllIn(tx, { club_id, inviter_id: user_id }, platform.clock.now());
  }),
  // Nobody is asked to answer somebody whom the club has shut out.
  onEvent('admissions.drop-request', personBanned, async (platform, tx, { club_id, user_id }) => {
    const waiting = await lockWaiting(tx, club_id, user_id);
    if (waiting === undefined) return;
    await updateRequest(tx, waiting.id, { state: 'withdrawn', answered_at: platform.clock.now() });
  }),
];
