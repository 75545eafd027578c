// Owns the clubs domain's work beside requests: closing clubs whose grace has ended, letting go of kept handles.
import type { Job } from '#platform/domain.ts';
import { closeClub } from './actions/close-club.ts';
import { listDueClubs } from './clubs.store.ts';
import { deleteHandlesKeptUntil } from './handles.store.ts';

const clubsInOneRun = 20;

export const closeDueClubs: Job = {
  name: 'clubs.close-due-clubs',
  cron: '*/10 * * * *',
  run: async (platform, _payload, signal) => {
    for (const { id } of await listDueClubs(platform.db, platform.clock.now(), clubsInOneRun)) {
      if (signal.aborted) return;
      await closeClub(platform, id);
    }
  },
};

export const forgetKeptHandles: Job = {
  name: 'clubs.forget-kept-handles',
  cron: '27 3 * * *',
  run: (platform) => deleteHandlesKeptUntil(platform.db, platform.clock.now()),
};

export const jobs = [closeDueClubs, forgetKeptHandles];
