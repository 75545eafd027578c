// Owns what items ask of gacha: which packs hold a design, open ones and those whose announced odds have it.
import type { DesignPlace } from '@stagepass/contract/items/design-shapes.ts';
import { PLACES_SHOWN, type PlacesOf, placesOf } from '#domains/items/public/places-slot.ts';

export const packsOfDesign: PlacesOf<'packs'> = async ({ db }, designId) => {
  const { rows } = await db.query<DesignPlace & { count: number }>({
    name: 'gacha-packs-of-design',
    text: `select p.id, p.name as title, null::int as number, null::bigint as price_cents,
        case when p.open then 'live' else 'scheduled' end as state, count(*) over () as count
      from (
        select p.id, p.name, bool_or(p.state = 'open' and p.version_id = v.id) as open
        from gacha_versions v join gacha_pools p on p.id = v.pool_id
          and (p.state = 'open' and p.version_id = v.id or p.next_version_id = v.id)
        where v.closed_at is null and v.design_ids @> array[$1::uuid] group by p.id, p.name) p
      order by p.open desc, p.id limit $2`,
    values: [designId, PLACES_SHOWN],
  });
  return { packs: placesOf(rows) };
};
