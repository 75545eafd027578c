// Owns what items ask of auctions: which of a design run or are to come.
import type { DesignPlace } from '@stagepass/contract/items/design-shapes.ts';
import { PLACES_SHOWN, type PlacesOf, placesOf } from '#domains/items/public/places-slot.ts';

export const auctionsOfDesign: PlacesOf<'auctions'> = async ({ db }, designId) => {
  const { rows } = await db.query<DesignPlace & { count: number }>({
    name: 'auctions-of-design',
    text: `select a.id, a.title, i.number, coalesce(a.price, a.start_amount) as price_cents,
        case a.state when 'scheduled' then 'scheduled' else 'live' end as state, count(*) over () as count
      from auctions a join item_facts i on i.id = a.item_id
      where a.design_id = $1 and a.state in ('scheduled', 'live') order by a.ends_at, a.id limit $2`,
    values: [designId, PLACES_SHOWN],
  });
  return { auctions: placesOf(rows) };
};
