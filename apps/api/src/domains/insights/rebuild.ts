// Owns counting a whole club from the sources: at first, after its days moved to another time zone, and by the operator's command.
import type { Executor } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';
import { updateCounted } from './clubs.store.ts';
import { listPeopleCounted, putClub } from './facts.store.ts';
import { factSourceNames, factSources } from './public/fact-sources.ts';
import { recountAll } from './recount.ts';

const PEOPLE_AT_ONCE = 100;
export const FIRST = '00000000-0000-0000-0000-000000000000';

/** People of whom a source tells anything, or of whom anything is counted, in the order of their ids. */
export async function* peopleOf(db: Executor, club_id: string): AsyncGenerator<string[]> {
  for (let after = FIRST; ; ) {
    const asked = { club_id, after, limit: PEOPLE_AT_ONCE };
    const found = new Set(await listPeopleCounted(db, asked));
    for (const name of factSourceNames)
      for (const id of await factSources.read()[name].people(db, asked)) found.add(id);
    const page = [...found].sort().slice(0, PEOPLE_AT_ONCE);
    const last = page.at(-1);
    if (last === undefined) return;
    yield page;
    after = last;
  }
}

/**
 * Page by page, each in a transaction of its own, beside events that are counted meanwhile: both leave a person as their rows say. A run
 * that was killed begins again, which changes nothing. False where it was told to stop.
 */
export async function rebuildClub(
  platform: Platform,
  club_id: string,
  signal?: AbortSignal,
): Promise<boolean> {
  const { db, clock } = platform;
  const zone = await db.transaction((tx) => putClub(tx, club_id));
  if (zone === undefined) return true;
  for await (const user_ids of peopleOf(db, club_id)) {
    if (signal?.aborted === true) return false;
    await db.transaction((tx) => recountAll(tx, { club_id, user_ids }));
  }
  await updateCounted(db, { club_id, zone, at: clock.now() });
  return true;
}
