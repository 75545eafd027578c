// Owns who may call the endpoints of gacha: everybody who sees the club looks, members draw, those who run it manage and never draw.
import { drawOf, poolOf } from '#app/testing/gacha.ts';
import { putDesign } from '#app/testing/items.ts';
import {
  admins,
  anyone,
  type Cells,
  type RowsOf,
  refuse,
  signedInOnly,
  staffOnly,
  verifiedOnly,
} from '#app/testing/role-row.ts';
import type { Stage } from '#app/testing/world.ts';

const inClub = ({ club }: Stage) => ({ params: { id: club.id } });
const atPool = async (stage: Stage) => ({ params: { id: await poolOf(stage) } });

const outsiders = ['visitor', 'unverified', 'guest', 'suspended', 'banned'] as const;
const seen = (cells: Cells, missing = 'gacha.not-found') => ({
  cells,
  in_private: refuse(cells, missing, outsiders),
});

/** Members in good standing; who runs the club receives nothing from it. */
function drawing(outcome: string) {
  const cells: Cells = {
    ...refuse(verifiedOnly(), 'items.staff-receive-nothing', admins),
    member: outcome,
    guest: 'clubs.members-only',
    operator: 'clubs.members-only',
    muted: 'clubs.muted',
    banned: 'clubs.banned',
    owner: 'items.staff-receive-nothing',
  };
  return { cells, in_private: { ...cells, guest: 'gacha.not-found', banned: 'gacha.not-found' } };
}

function managing() {
  const cells = staffOnly(verifiedOnly(), 'seller');
  return { cells, in_private: { ...cells, guest: 'gacha.not-found', banned: 'gacha.not-found' } };
}

const forFans = {
  listPools: {
    given: inClub,
    cells: anyone,
    in_private: { ...refuse(anyone, 'clubs.members-only', outsiders), banned: 'clubs.not-found' },
  },
  getPool: { given: atPool, ...seen(anyone) },
  getCommitment: { given: atPool, ...drawing('ok') },
  setSeed: {
    given: async (stage: Stage) => ({
      ...(await atPool(stage)),
      body: { client_seed: 'moonbread', server_seed_hash: '0'.repeat(64) },
    }),
    ...drawing('gacha.commitment-changed'),
  },
  makeDraws: {
    given: async (stage: Stage) => ({
      ...(await atPool(stage)),
      body: { count: 1 as const, version: 1, expected_price_cents: 120 },
    }),
    ...drawing('gacha.seed-missing'),
  },
  listOwnDraws: { given: atPool, ...seen(signedInOnly()) },
  getPoolOdds: { given: atPool, ...seen(anyone) },
  getDrawProof: {
    given: async (stage: Stage) => ({ params: { id: await drawOf(stage) } }),
    ...seen(anyone, 'gacha.draw-not-found'),
  },
};

const forStaff = {
  createPool: {
    given: (stage: Stage) => ({ ...inClub(stage), body: { name: 'Tour Tin II' } }),
    cells: staffOnly(verifiedOnly(), 'seller'),
    in_private: { ...staffOnly(verifiedOnly(), 'seller'), banned: 'clubs.not-found' },
    spends: true as const,
  },
  editPool: {
    given: async (stage: Stage) => ({
      ...(await atPool(stage)),
      body: { story: 'One item, six in the set.' },
    }),
    ...managing(),
  },
  announceVersion: {
    given: async (stage: Stage) => ({
      params: { id: await poolOf(stage, 'closed') },
      body: {
        price_cents: 120,
        entries: [{ design_id: await putDesign(stage.app, { club_id: stage.club.id }), weight: 1 }],
      },
    }),
    ...managing(),
  },
  withdrawVersion: {
    given: async (stage: Stage) => ({ params: { id: await poolOf(stage, 'announced') } }),
    ...managing(),
  },
  openPool: {
    given: async (stage: Stage) => ({ params: { id: await poolOf(stage, 'announced') } }),
    ...managing(),
  },
  closePool: { given: atPool, ...managing() },
};

export const gachaRows = { ...forFans, ...forStaff } satisfies RowsOf<'gacha'>;
