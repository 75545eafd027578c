// Owns the work of campaigns beside requests: they open, close, are drawn and paid though nobody looks.
import { z } from 'zod';
import type { Job } from '#platform/domain.ts';
import { dueItems } from '#platform/jobs/due-items.ts';
import { listDue } from './campaigns.store.ts';
import { ADVANCE_ONE, advance, payPrize } from './close-campaign.ts';
import { listPrizesDue } from './prizes.store.ts';

/** By the clock, whether anybody looks or not; and at once for the campaign that somebody looks at as its window ends. */
export const jobs: readonly Job[] = [
  {
    name: ADVANCE_ONE,
    lane: 'work',
    run: (platform, given, signal) => advance(platform, z.object({ id: z.string() }).parse(given).id, signal),
  },
  dueItems<string>({
    name: 'campaigns.advance',
    lane: 'work',
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
