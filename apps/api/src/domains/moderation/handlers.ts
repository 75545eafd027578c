// Owns the reactions of moderation: reports and held texts are gathered in cases, and what a club's new owner cannot
// decide goes to the instance.
import { handedOver } from '@stagepass/contract/clubs/events.ts';
import { textHeld } from '@stagepass/contract/posts/events.ts';
import { reportMade } from '@stagepass/contract/safety/events.ts';
import { onEvent } from '#platform/domain.ts';
import { passOnCasesOf } from './cases.store.ts';
import { gatherHeld, gatherReport } from './gather.ts';

export const handlers = [
  onEvent('moderation.gather-report', reportMade, async (platform, tx, report) => {
    await gatherReport(platform, tx, report);
  }),
  onEvent('moderation.gather-held', textHeld, (platform, tx, held) => {
    const { subject_kind: kind, subject_id: id, club_id, author_id } = held;
    return gatherHeld(platform, tx, { subject: { kind, id }, club_id, author_id });
  }),
  onEvent('moderation.pass-on-cases', handedOver, (platform, tx, { club_id, to_id }) =>
    passOnCasesOf(tx, { club_id, owner_id: to_id, now: platform.clock.now() }),
  ),
];
