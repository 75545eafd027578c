// Owns the work of auctions beside requests: what is due opens, closes and settles though nobody looks.
import { dueItems } from '#platform/jobs/due-items.ts';
import { listDue } from './auctions.store.ts';
import { bringUpToDate } from './bring-up-to-date.ts';

export const closeDue = dueItems({
  name: 'auctions.close-due',
  lane: 'urgent',
  cron: '* * * * *',
  list: ({ db }, asked) => listDue(db, asked),
  each: bringUpToDate,
});

export const jobs = [closeDue];
