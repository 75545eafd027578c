// Owns who may call the endpoints of clubs.
import { heirOf } from '#app/testing/club-people.ts';
import {
  anyone,
  type Cells,
  everybody,
  ownerOnly,
  type RowsOf,
  signedInOnly,
  staffOnly,
  verifiedOnly,
} from '#app/testing/role-row.ts';
import type { Stage } from '#app/testing/world.ts';

const params = ({ club }: Stage) => ({ params: { id: club.id } });
/** A private club is not there for somebody banned from it. */
const hidden = (cells: Cells): Cells => ({ ...cells, banned: 'clubs.not-found' });
const inBoth = (cells: Cells) => ({ cells, in_private: hidden(cells) });

let founded = 0;
const newClub = () => {
  founded += 1;
  return { name: 'Another', handle: `another-${founded}`, category: 'art', hue: 9 } as const;
};

const noOffer = everybody('clubs.no-offer');
const unverifiedGate = verifiedOnly();
const answered = (outcome: string): Cells => ({
  ...noOffer,
  visitor: unverifiedGate.visitor,
  unverified: unverifiedGate.unverified,
  suspended: unverifiedGate.suspended,
  admin: outcome,
});

export const clubRows = {
  listClubs: { given: () => ({}), cells: anyone },
  checkHandle: { given: () => ({ query: { handle: 'quite-free' } }), cells: signedInOnly() },
  createClub: { given: () => ({ body: newClub() }), cells: verifiedOnly() },
  getClub: { given: params, ...inBoth(anyone) },
  updateClub: {
    given: (stage) => ({ ...params(stage), body: { tagline: 'Louder.' } }),
    ...inBoth(staffOnly()),
  },
  setModules: { given: (stage) => ({ ...params(stage), body: { modules: [] } }), ...inBoth(staffOnly()) },
  setPicture: {
    given: (stage) => ({ ...params(stage), body: { media_id: null } }),
    ...inBoth(staffOnly()),
  },
  setCover: { given: (stage) => ({ ...params(stage), body: { media_id: null } }), ...inBoth(staffOnly()) },
  getTextPolicy: { given: params, ...inBoth(staffOnly(signedInOnly(), 'moderator')) },
  setTextPolicy: {
    given: (stage) => ({
      ...params(stage),
      body: { blocked_words: ['tout'], link_policy: 'hold', media_policy: 'staff' },
    }),
    ...inBoth(staffOnly(verifiedOnly(), 'moderator')),
  },
  setHouseRules: {
    given: (stage) => ({ ...params(stage), body: { house_rules: ['Be kind.'] } }),
    ...inBoth(staffOnly(verifiedOnly(), 'moderator')),
  },
  getLimits: { given: params, ...inBoth(staffOnly(signedInOnly())) },
  getDeletionValue: { given: params, ...inBoth(ownerOnly(signedInOnly())) },
  askDeletion: {
    given: (stage) => ({ ...params(stage), body: { confirm_handle: stage.club.handle } }),
    ...inBoth(ownerOnly()),
    spends: true,
  },
  cancelDeletion: {
    given: params,
    cells: { ...ownerOnly(), owner: 'clubs.deletion-not-asked' },
    in_private: hidden({ ...ownerOnly(), owner: 'clubs.deletion-not-asked' }),
  },
  offerHandOver: {
    given: async (stage) => ({
      ...params(stage),
      body: { user_id: (await stage.make('admin')).id },
    }),
    ...inBoth(ownerOnly()),
  },
  withdrawHandOver: { given: params, ...inBoth(ownerOnly()) },
  acceptHandOver: {
    given: async (stage) => ({ params: { id: await heirOf(stage) } }),
    cells: answered('ok'),
    in_private: hidden(answered('ok')),
    spends: true,
  },
  declineHandOver: {
    given: async (stage) => ({ params: { id: await heirOf(stage) } }),
    cells: answered('ok'),
    in_private: hidden(answered('ok')),
  },
} satisfies RowsOf<'clubs'>;
