// Owns the work of requirements beside requests: files of answers that went with their form are let go.
import { z } from 'zod';
import type { Job } from '#platform/domain.ts';
import { releaseAnswerFiles } from './task-media.ts';

const payload = z.object({ attempt_ids: z.array(z.string()) });

/** Beside the request, since a form may have thousands of answers. */
export const releaseFiles: Job = {
  name: 'requirements.release-files',
  run: async (platform, given) => {
    const { attempt_ids } = payload.parse(given);
    await platform.db.transaction((tx) => releaseAnswerFiles(platform, tx, attempt_ids));
  },
};

export const jobs = [releaseFiles];
