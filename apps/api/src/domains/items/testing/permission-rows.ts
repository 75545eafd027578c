// Owns who may call the endpoints of items.
import { putDesign, putItem } from '#app/testing/items.ts';
import {
  anyone,
  type Cells,
  type RowsOf,
  refuse,
  signedInOnly,
  staffOnly,
  verifiedOnly,
} from '#app/testing/role-row.ts';
import type { Stage } from '#app/testing/world.ts';

const hidden = (cells: Cells): Cells => ({ ...cells, banned: 'clubs.not-found' });
const inBoth = (cells: Cells) => ({ cells, in_private: hidden(cells) });
const staff = inBoth(staffOnly(verifiedOnly(), 'seller'));
const fanStaff = inBoth(staffOnly(signedInOnly(), 'seller'));
const outside = ['visitor', 'unverified', 'guest', 'banned', 'suspended'] as const;

const design = ({ app, club }: Stage, state: 'draft' | 'live' = 'live') =>
  putDesign(app, { club_id: club.id, state });
const one = async (stage: Stage) => ({ params: { id: await design(stage) } });

/** Of somebody who shows their items to nobody: who sees it sees it for the club's sake. */
async function shyItem(stage: Stage) {
  const holder = await stage.make('member');
  await stage.app.platform.db.query({
    text: `update users set collection_for = 'nobody' where id = $1`,
    values: [holder.id],
  });
  return { params: { id: (await putItem(stage.app, await design(stage), holder.id)).item_id } };
}

async function ownItem(stage: Stage) {
  const { item_id } = await putItem(stage.app, await design(stage), (stage.me ?? stage.owner).id);
  return { params: { id: item_id } };
}

const insideOrMissing = (missing: string) => ({
  cells: anyone,
  in_private: refuse(anyone, missing, outside),
});

export const itemRows = {
  listInventory: { given: () => ({}), cells: signedInOnly() },
  countInventory: { given: () => ({}), cells: signedInOnly() },
  getItem: { given: shyItem, ...insideOrMissing('items.not-found') },
  listProvenance: { given: shyItem, ...insideOrMissing('items.not-found') },
  listCollection: { given: ({ owner }) => ({ params: { id: owner.id } }), cells: anyone },
  useItem: {
    given: async (stage) => ({ ...(await ownItem(stage)), body: { in_use: false } }),
    cells: verifiedOnly(),
  },
  giftItem: {
    given: async (stage) => ({
      ...(await ownItem(stage)),
      body: { user_name: (await stage.make('guest')).user_name },
    }),
    cells: verifiedOnly(),
  },
  burnItem: { given: ownItem, cells: verifiedOnly() },
  getItemDesign: { given: one, ...insideOrMissing('items.design-not-found') },
  listItemDesigns: {
    given: ({ club }) => ({ params: { id: club.id } }),
    cells: anyone,
    in_private: hidden(refuse(anyone, 'clubs.members-only', outside)),
  },
  createItemDesign: {
    given: ({ club }) => ({
      params: { id: club.id },
      body: {
        name: 'Scarf',
        quality: 'rare',
        kind: 'collectible',
        picture: { from: 'drawn', object: 'scarf' },
        edition_size: 10,
      },
    }),
    ...staff,
  },
  updateItemDesign: {
    given: async (stage) => ({ ...(await one(stage)), body: { description: 'Anew' } }),
    ...staff,
  },
  publishItemDesign: { given: async (stage) => ({ params: { id: await design(stage, 'draft') } }), ...staff },
  getDesignPlaces: { given: one, ...fanStaff },
  retireItemDesign: { given: one, ...staff },
  removeItemDesign: { given: async (stage) => ({ params: { id: await design(stage, 'draft') } }), ...staff },
  listHolders: { given: one, ...fanStaff },
  listGrantReceivers: { given: one, ...fanStaff },
  grantItems: {
    given: async (stage) => {
      const { user_name } = await stage.make('guest');
      return { ...(await one(stage)), body: { to: 'names', user_names: [user_name] } };
    },
    ...staff,
  },
  listGrants: { given: one, ...fanStaff },
  getGrant: {
    given: async (stage) => {
      const { app, club, owner } = stage;
      const id = await design(stage);
      const { rows } = await app.platform.db.query<{ id: string }>({
        text: `insert into item_grants (id, design_id, club_id, by_id, target, state, wanted, created_at, ended_at)
          values (gen_random_uuid(), $1, $2, $3, '{"to": "members"}', 'done', 0, now(), now()) returning id`,
        values: [id, club.id, owner.id],
      });
      return { params: { id: rows[0]?.id ?? '' } };
    },
    ...fanStaff,
  },
} satisfies RowsOf<'items'>;
