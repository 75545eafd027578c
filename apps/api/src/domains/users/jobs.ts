// Owns the users domain's work beside requests: large pictures of demo people, and names whose keeping has ended.
import type { Job } from '#platform/domain.ts';
import type { Platform } from '#platform/platform.ts';
import { setLargePicture } from './demo-faces.ts';
import { deleteNamesKeptUntil } from './user-names.store.ts';
import { listDemoUsersWithoutLargeFace } from './users.store.ts';

const facesInOneRun = 20;

/** A batch, then itself again: between batches the server answers people. */
export const renderDemoFaces: Job = {
  name: 'users.render-demo-faces',
  run: async (platform: Platform, _payload: unknown, signal: AbortSignal) => {
    const people = await listDemoUsersWithoutLargeFace(platform.db, facesInOneRun);
    for (const person of people) {
      if (signal.aborted) return;
      await setLargePicture(platform, person);
    }
    if (people.length === facesInOneRun)
      await platform.jobs.queue(platform.db, renderDemoFaces.name, {}, { start_after_s: 2 });
  },
};

export const forgetKeptNames: Job = {
  name: 'users.forget-kept-names',
  cron: '17 3 * * *',
  run: async (platform) => {
    await deleteNamesKeptUntil(platform.db, platform.clock.now());
  },
};

export const jobs = [renderDemoFaces, forgetKeptNames];
