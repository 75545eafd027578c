// Owns the ledger's work beside requests: sealing, and the day's head.
import type { Job } from '#platform/domain.ts';
import { cardJobs } from './card-jobs.ts';
import { paymentJobs } from './payment-jobs.ts';
import { publishHeads, sealMoves } from './seal-moves.ts';

const seal: Job = {
  name: 'ledger.seal',
  lane: 'work',
  cron: '* * * * *',
  run: async (platform, _, signal) => {
    await sealMoves(platform, signal);
  },
};

const publish: Job = {
  name: 'ledger.publish-heads',
  lane: 'work',
  cron: '5 0 * * *',
  run: async (platform, _, signal) => {
    await sealMoves(platform, signal);
    await publishHeads(platform);
  },
};

export const jobs: readonly Job[] = [seal, publish, ...paymentJobs, ...cardJobs];
