// Owns the search domain's work beside requests: keeping the vocabulary.
import { documentKinds } from '@stagepass/contract/search/shapes.ts';
import type { Job } from '#platform/domain.ts';
import { untilNone } from '#platform/jobs/due-items.ts';
import { countNewDocuments, recountWords } from './vocabulary.store.ts';

const batch = 1_000;

/** A minute after it was written, a post is found by its words' beginnings and in spite of typing errors too. */
export const countWords: Job = {
  name: 'search.count-words',
  lane: 'work',
  cron: '* * * * *',
  run: async ({ db }, _payload, signal) => {
    await untilNone(signal, () => db.transaction((tx) => countNewDocuments(tx, batch)));
  },
};

export const recountAllWords: Job = {
  name: 'search.recount-words',
  lane: 'background',
  cron: '41 3 * * *',
  run: async ({ db }, _payload, signal) => {
    for (const kind of documentKinds)
      if (!signal.aborted) await db.transaction((tx) => recountWords(tx, kind));
  },
};

export const jobs = [countWords, recountAllWords];
