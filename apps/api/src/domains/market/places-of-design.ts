// Owns what items ask of the market: which listings of a design are for sale, in the store and by fans.
import type { DesignPlace } from '@stagepass/contract/items/design-shapes.ts';
import { PLACES_SHOWN, type PlacesOf, placesOf } from '#domains/items/public/places-slot.ts';
import type { Executor } from '#platform/db/executor.ts';

export const listingsOfDesign: PlacesOf<'store' | 'resale'> = async ({ db, clock }, designId) => {
  const now = clock.now();
  const [store, resale] = [
    await listPlaces(db, { designId, kind: 'store', now }),
    await listPlaces(db, { designId, kind: 'resale', now }),
  ];
  return { store: placesOf(store), resale: placesOf(resale) };
};

interface Wanted {
  designId: string;
  kind: 'store' | 'resale';
  now: Date;
}

async function listPlaces(
  db: Executor,
  { designId, kind, now }: Wanted,
): Promise<(DesignPlace & { count: number })[]> {
  const { rows } = await db.query<DesignPlace & { count: number }>({
    name: 'market-listings-of-design',
    text: `select l.id, null::text as title, i.number, case when l.asset_id = 'credits' then l.price end as price_cents,
        case when l.state = 'paused' then 'paused' when l.opens_at > $3 then 'scheduled' else 'live' end as state,
        count(*) over () as count
      from listings l left join item_facts i on i.id = l.item_id
      where l.design_id = $1 and l.kind = $2 and l.state in ('open', 'paused') and (l.closes_at is null or l.closes_at > $3)
      order by l.price, l.id limit $4`,
    values: [designId, kind, now, PLACES_SHOWN],
  });
  return rows;
}
