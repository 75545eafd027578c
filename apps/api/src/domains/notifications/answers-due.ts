// Owns telling those who run a club that a binding vote waits for their answer: when it closes, three days before, and afterwards.
import type { NotificationPayloads } from '@stagepass/contract/notifications/payloads.ts';
import { type AnswerDue, listAnswersDue } from '#domains/votes/public/answers-due.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Job } from '#platform/domain.ts';
import type { Platform } from '#platform/platform.ts';
import { staffFor } from './handlers/told.ts';
import { notify } from './notify.ts';
import { withdraw } from './withdraw.ts';

type Moment = NotificationPayloads['vote-answer-due']['moment'];

const SOON_MS = 3 * 86_400_000;
const PAGE = 200;
const sourceOf = (voteId: string, moment: Moment) => `${voteId}:${moment}`;

/** Once for each moment, however often it is called. */
export async function tellAnswerDue(
  platform: Platform,
  tx: Tx,
  { vote_id, club_id, title, due_at }: AnswerDue,
  moment: Moment,
): Promise<void> {
  const staff = await staffFor(platform, tx, club_id, 'manage-content');
  if (staff === undefined) return;
  await notify(platform, tx, {
    ...{ kind: 'vote-answer-due', user_ids: staff.user_ids, club_id, source: sourceOf(vote_id, moment) },
    subject: { kind: 'vote', id: vote_id },
    payload: { title, due_at: due_at.toISOString(), moment },
    link: `/club/vote-detail/${vote_id}`,
  });
}

/** The club has answered: nobody has to any more. */
export async function withdrawAnswerDue(platform: Platform, tx: Tx, voteId: string): Promise<void> {
  for (const moment of ['closed', 'soon', 'overdue'] as const)
    await withdraw(platform, tx, { source: sourceOf(voteId, moment) });
}

/** Due by time: a server that was down for a day tells it when it is back. */
export const remindOfAnswers: Job = {
  name: 'notifications.answers-due',
  lane: 'background',
  cron: '25 * * * *',
  async run(platform, _payload, signal) {
    const from = platform.clock.now();
    const until = new Date(from.getTime() + SOON_MS);
    let after: AnswerDue | undefined;
    for (;;) {
      const page: AnswerDue[] = await listAnswersDue(platform.db, { from, until, after, limit: PAGE });
      for (const one of page) {
        signal.throwIfAborted();
        await platform.db.transaction((tx) => tellAnswerDue(platform, tx, one, 'soon'));
      }
      if (page.length < PAGE) return;
      after = page.at(-1);
    }
  },
};
