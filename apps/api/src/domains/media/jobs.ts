// Owns what happens to media beside requests: uploads whose processing broke off are taken up again, unused files removed.
import { dueItems } from '#platform/jobs/due-items.ts';
import { processUpload } from './actions/process-upload.ts';
import { forgetMedia } from './actions/remove-media.ts';
import { STALE_MS } from './media.rules.ts';
import { listExpired, listToProcess, lockExpired } from './media.store.ts';

export const processUploads = dueItems({
  name: 'media-process',
  lane: 'background',
  cron: '* * * * *',
  list: ({ db }, { now, limit, except }) =>
    listToProcess(db, { stale_before: new Date(now.getTime() - STALE_MS), limit, except }),
  key: ({ id }) => id,
  each: processUpload,
});

export const removeUnusedMedia = dueItems({
  name: 'media-remove-unused',
  lane: 'background',
  cron: '17 * * * *',
  list: ({ db }, asked) => listExpired(db, asked),
  key: ({ id }) => id,
  each: (platform, { id }) =>
    platform.db.transaction(async (tx) => {
      const media = await lockExpired(tx, id, platform.clock.now());
      if (media !== undefined) await forgetMedia(platform, tx, media);
    }),
});

export const jobs = [processUploads, removeUnusedMedia];
