// Owns the clubs domain's work beside requests: closing clubs whose grace has ended, letting go of kept handles.
import type { Job } from '#platform/domain.ts';
import { dueItems } from '#platform/jobs/due-items.ts';
import { closeClub } from './actions/close-club.ts';
import { listDueClubs } from './clubs.store.ts';
import { deleteHandlesKeptUntil } from './handles.store.ts';

export const closeDueClubs = dueItems({
  name: 'clubs.close-due-clubs',
  lane: 'work',
  cron: '*/10 * * * *',
  list: ({ db }, asked) => listDueClubs(db, asked),
  key: ({ id }) => id,
  each: (platform, { id }) => closeClub(platform, id),
});

export const forgetKeptHandles: Job = {
  name: 'clubs.forget-kept-handles',
  lane: 'background',
  cron: '27 3 * * *',
  run: (platform) => deleteHandlesKeptUntil(platform.db, platform.clock.now()),
};

export const jobs = [closeDueClubs, forgetKeptHandles];
