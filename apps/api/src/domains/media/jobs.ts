// Owns what happens to media beside requests: uploads whose processing broke off are taken up again, unused files removed.
import type { Job } from '#platform/domain.ts';
import type { Platform } from '#platform/platform.ts';
import { processUpload } from './actions/process-upload.ts';
import { forgetMedia } from './actions/remove-media.ts';
import { STALE_MS } from './media.rules.ts';
import { listToProcess, lockExpired } from './media.store.ts';

const batch = 50;

export const processUploads: Job = {
  name: 'media-process',
  cron: '* * * * *',
  async run(platform, _payload, signal) {
    const stale_before = new Date(platform.clock.now().getTime() - STALE_MS);
    for (const media of await listToProcess(platform.db, { stale_before, limit: batch })) {
      if (signal.aborted) return;
      await processUpload(platform, media);
    }
  },
};

export const removeUnusedMedia: Job = {
  name: 'media-remove-unused',
  cron: '17 * * * *',
  async run(platform, _payload, signal) {
    while (!signal.aborted && (await removeBatch(platform)) === batch);
  },
};

async function removeBatch(platform: Platform): Promise<number> {
  return platform.db.transaction(async (tx) => {
    const expired = await lockExpired(tx, platform.clock.now(), batch);
    for (const media of expired) await forgetMedia(platform, tx, media);
    return expired.length;
  });
}

export const jobs = [processUploads, removeUnusedMedia];
