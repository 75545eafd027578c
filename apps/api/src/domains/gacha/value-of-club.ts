// Owns what clubs ask of packs: which can be opened in a club that is to be deleted.
import type { ValueOfClub } from '#domains/clubs/public/value-of-club.ts';
import { listLivePools } from './pools.store.ts';

export const packsOfClub: ValueOfClub<'packs'> = async ({ db }, clubId) => ({
  packs: (await listLivePools(db, clubId)).length,
});
