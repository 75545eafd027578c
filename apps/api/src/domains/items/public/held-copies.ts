// Owns what later rows ask about who holds what: somebody's copies of some designs, and everybody's of one.
import { type Executor, prepared } from '#platform/db/executor.ts';

export interface HeldCopies {
  design_id: string;
  count: number;
  /** Copies that no paid draw gave. */
  not_drawn: number;
  /** The copy with the lowest number. */
  item_id: string;
  number: number;
}

const held = prepared<HeldCopies>(
  'items-held-copies',
  `select design_id, count(*)::int as count, (count(*) filter (where not from_paid_draw))::int as not_drawn,
     (array_agg(id order by number))[1] as item_id, min(number)::int as number
   from items where holder_id = $1 and design_id = any($2::uuid[]) and state <> 'burned' group by design_id`,
);

/** Used ones too; of designs that the person has none of there is no row. */
export async function listHeldCopies(
  tx: Executor,
  userId: string,
  designIds: readonly string[],
): Promise<HeldCopies[]> {
  return designIds.length === 0 ? [] : held(tx, [userId, designIds]);
}

const heldDesigns = prepared<{ design_id: string }>(
  'items-designs-held',
  `select distinct design_id from items where holder_id = $1 and state <> 'burned'`,
);

/** Every design that somebody has a copy of. */
export async function listDesignsHeld(tx: Executor, userId: string): Promise<string[]> {
  return (await heldDesigns(tx, [userId])).map(({ design_id }) => design_id);
}

const holders = prepared<{ holder_id: string }>(
  'items-holders-not-drawn',
  `select distinct holder_id from items where design_id = $1 and holder_id > $2 and state <> 'burned' and not from_paid_draw
   order by holder_id limit $3`,
);

/** Who has a copy that no paid draw gave, by id. */
export async function listHoldersNotDrawn(
  tx: Executor,
  designId: string,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  return (await holders(tx, [designId, after, limit])).map(({ holder_id }) => holder_id);
}
