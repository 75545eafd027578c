// Owns the work of votes beside requests: those that are due open, close and are asked for their answer though nobody looks.
import type { Job } from '#platform/domain.ts';
import { dueItems } from '#platform/jobs/due-items.ts';
import { announceIfDue, tellOverdue } from './actions/run-vote.ts';
import { closeIfDue } from './close-vote.ts';
import { listOverdue, listToAnnounce, listToClose } from './votes.store.ts';

export const jobs: readonly Job[] = [
  dueItems<string>({
    name: 'votes.close',
    lane: 'work',
    cron: '* * * * *',
    list: ({ db }, asked) => listToClose(db, asked),
    each: closeIfDue,
  }),
  dueItems<string>({
    name: 'votes.announce',
    lane: 'work',
    cron: '* * * * *',
    list: ({ db }, asked) => listToAnnounce(db, asked),
    each: announceIfDue,
  }),
  dueItems<string>({
    name: 'votes.answer-due',
    lane: 'background',
    cron: '*/10 * * * *',
    list: ({ db }, asked) => listOverdue(db, asked),
    each: tellOverdue,
  }),
];
