// Owns counting clubs anew by hand, for the operator and for the demo world.
import type { Platform } from '#platform/platform.ts';
import { listOpenClubs } from '../clubs.store.ts';
import { FIRST, rebuildClub } from '../rebuild.ts';

const CLUBS_AT_ONCE = 100;

/** All clubs where none are named. Answers how many. */
export async function rebuildClubs(platform: Platform, ids?: readonly string[]): Promise<number> {
  let count = 0;
  for await (const id of ids ?? everyClub(platform)) {
    await rebuildClub(platform, id);
    count += 1;
  }
  return count;
}

async function* everyClub({ db }: Platform): AsyncGenerator<string> {
  for (let after = FIRST; ; ) {
    const ids = await listOpenClubs(db, after, CLUBS_AT_ONCE);
    yield* ids;
    const last = ids.at(-1);
    if (last === undefined) return;
    after = last;
  }
}
