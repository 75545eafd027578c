// Owns the work of insights beside requests: clubs that were never counted whole, or whose days begin elsewhere by now.
import { dueItems } from '#platform/jobs/due-items.ts';
import { listUncounted } from './clubs.store.ts';
import { mailWeeks } from './mail-week.ts';
import { rebuildClub } from './rebuild.ts';

const countClubs = dueItems<string>({
  name: 'insights.count-clubs',
  lane: 'background',
  cron: '*/5 * * * *',
  list: ({ db }, asked) => listUncounted(db, asked),
  each: rebuildClub,
});

export const jobs = [countClubs, mailWeeks];
