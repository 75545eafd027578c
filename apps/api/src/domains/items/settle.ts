// Owns the end of a club's items: nothing new is made, what the club itself holds goes out of the world, fans keep theirs.
import type { Domain } from '#platform/domain.ts';
import { burnHeldByClub } from './copies.store.ts';
import { listOpenDesigns, updateDesign } from './designs.store.ts';
import { unindexDesign } from './search-document.ts';

const AT_ONCE = 1000;

/** Escrows were released by the later rows before. A fan's copy stays a fan's copy, of a club that is no more. */
export const settle: NonNullable<Domain['settle']> = async (platform, tx, clubId) => {
  const designs = await listOpenDesigns(tx, clubId, AT_ONCE);
  for (const id of designs) {
    await updateDesign(tx, id, { state: 'retired', changed_at: platform.clock.now() });
    await unindexDesign(tx, id);
  }
  const burned = await burnHeldByClub(tx, { club_id: clubId, at: platform.clock.now(), limit: AT_ONCE });
  return designs.length < AT_ONCE && burned < AT_ONCE ? 'settled' : 'waiting';
};
