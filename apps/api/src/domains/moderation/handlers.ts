// Owns the reactions of moderation: reports, held texts and bans become cases, and what a club's new owner cannot
// decide goes to the instance.
import { handedOver } from '@stagepass/contract/clubs/events.ts';
import { banDecided, banEnded } from '@stagepass/contract/memberships/events.ts';
import { textHeld } from '@stagepass/contract/posts/events.ts';
import { reportMade } from '@stagepass/contract/safety/events.ts';
import { onEvent } from '#platform/domain.ts';
import { liftBans } from './bans.store.ts';
import { passOnCasesOf } from './cases.store.ts';
import { gatherHeld, gatherReport } from './gather.ts';
import { noteBan } from './note-ban.ts';

export const handlers = [
  onEvent('moderation.note-ban', banDecided, (platform, tx, { until, banned_at, decided_at, ...ban }) =>
    noteBan(platform, tx, {
      ...ban,
      until: until === null ? null : new Date(until),
      banned_at: new Date(banned_at),
      decided_at: new Date(decided_at),
    }),
  ),
  onEvent('moderation.lift-bans', banEnded, (_, tx, { ended_at, ...of }) =>
    liftBans(tx, of, new Date(ended_at)),
  ),
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
