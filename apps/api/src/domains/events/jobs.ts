// Owns the work of events beside requests: tickets of cancelled events are paid back, and whoever comes is told before doors.
import { doorsSoon } from '@stagepass/contract/events/events.ts';
import type { Job } from '#platform/domain.ts';
import { dueItems } from '#platform/jobs/due-items.ts';
import type { Platform } from '#platform/platform.ts';
import { payBackTicket } from './pay-back.ts';
import { type DueTicket, finishPaidBack, listDueTickets } from './refunds.store.ts';
import { listToTell, type ToTell, updateTold } from './soon.store.ts';

/** Long enough to set out, short enough not to be forgotten. */
const BEFORE_DOORS_MS = 3 * 3_600_000;

async function tellSoon({ db, clock }: Platform, { event_id, user_id }: ToTell): Promise<void> {
  await db.transaction(async (tx) => {
    const told = await updateTold(tx, { event_id, user_id, at: clock.now() });
    if (told === undefined) return;
    const { club_id, title, place, doors_at } = told;
    await tx.emit(doorsSoon, { event_id, club_id, title, user_id, place, doors_at: doors_at.toISOString() });
  });
}

export const jobs: readonly Job[] = [
  dueItems<DueTicket, unknown>({
    name: 'events.pay-back',
    lane: 'work',
    cron: '* * * * *',
    batch: 50,
    list: ({ db }, asked) => listDueTickets(db, asked),
    key: ({ item_id }) => item_id,
    each: payBackTicket,
  }),
  {
    name: 'events.finish-paying-back',
    lane: 'work',
    cron: '* * * * *',
    run: async ({ db, clock }) => void (await finishPaidBack(db, clock.now())),
  },
  dueItems<ToTell, unknown>({
    name: 'events.doors-soon',
    lane: 'work',
    cron: '*/5 * * * *',
    list: ({ db }, { now, limit, except }) =>
      listToTell(db, { now, until: new Date(now.getTime() + BEFORE_DOORS_MS), limit, except }),
    key: ({ event_id, user_id }) => `${event_id}:${user_id}`,
    each: tellSoon,
  }),
];
