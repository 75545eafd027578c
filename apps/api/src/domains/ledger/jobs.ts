// Owns the ledger's work beside requests: sealing, the day's head, and the nightly audit.
import type { Job } from '#platform/domain.ts';
import { paymentJobs } from './payment-jobs.ts';
import { auditLedger } from './public/audit-ledger.ts';
import { publishHeads, sealMoves } from './seal-moves.ts';

const seal: Job = {
  name: 'ledger.seal',
  cron: '* * * * *',
  run: async (platform, _, signal) => {
    await sealMoves(platform, signal);
  },
};

const publish: Job = {
  name: 'ledger.publish-heads',
  cron: '5 0 * * *',
  run: async (platform, _, signal) => {
    await sealMoves(platform, signal);
    await publishHeads(platform);
  },
};

/** Fails where something differs: a failed job is what operators are told of. */
const audit: Job = {
  name: 'ledger.audit',
  cron: '40 3 * * *',
  run: async (platform) => {
    const { differences, found } = await auditLedger(platform.db);
    if (found === 0) return;
    platform.log.error({ differences, found }, 'the audit of the ledger found differences');
    throw new Error(`the audit of the ledger found ${found} differences`);
  },
};

export const jobs: readonly Job[] = [seal, publish, audit, ...paymentJobs];
