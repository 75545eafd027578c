// Owns the work of campaigns beside requests: they open, close, are drawn and paid though nobody looks.
import { dueItems } from '#platform/jobs/due-items.ts';
import { listDue } from './campaigns.store.ts';
import { advance, payPrize } from './close-campaign.ts';
import { listPrizesDue } from './prizes.store.ts';

export const jobs = [
  dueItems<string>({
    name: 'campaigns.advance',
    lane: 'urgent',
    cron: '* * * * *',
    list: ({ db }, asked) => listDue(db, asked),
    each: advance,
  }),
  dueItems<string>({
    name: 'campaigns.pay-kept',
    lane: 'work',
    cron: '* * * * *',
    list: ({ db }, asked) => listPrizesDue(db, asked),
    each: payPrize,
  }),
];
