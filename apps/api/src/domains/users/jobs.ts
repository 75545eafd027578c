// Owns the users domain's work beside requests: larger demo faces, and names whose keeping has ended.
import type { Job } from '#platform/domain.ts';
import type { Platform } from '#platform/platform.ts';
import { AVATAR_LARGE_PX } from './avatars.rules.ts';
import { drawFace } from './demo-faces.ts';
import { deleteNamesKeptUntil } from './user-names.store.ts';
import { listDemoUsersWithoutLargeFace, updateUser } from './users.store.ts';

const facesInOneRun = 20;

/** A batch, then itself again: between batches the server answers people. */
export const renderDemoFaces: Job = {
  name: 'users.render-demo-faces',
  run: async (platform: Platform, _payload: unknown, signal: AbortSignal) => {
    const people = await listDemoUsersWithoutLargeFace(platform.db, facesInOneRun);
    for (const person of people) {
      if (signal.aborted) return;
      const { key, bytes } = await drawFace(
        platform.pictures,
        { id: person.id, seed: person.user_name, hue: person.hue },
        AVATAR_LARGE_PX,
      );
      await platform.storage.put(key, { bytes, type: 'image/webp' });
      await updateUser(platform.db, person.id, { avatar_large_key: key });
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
