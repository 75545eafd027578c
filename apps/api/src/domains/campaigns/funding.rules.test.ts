// Tests what keeps a campaign from being funded, each by itself.
import { expect, test } from 'vitest';
import type { ItemDesign } from '#domains/items/public/item.ts';
import { type Funding, fundingProblems } from './funding.rules.ts';
import type { RewardRow } from './tables.ts';

const now = new Date('2026-11-15T12:00:00Z');
const at = (days: number) => new Date(now.getTime() + days * 86_400_000);
const reward = (changes: Partial<RewardRow>): RewardRow => ({
  id: 'r',
  campaign_id: 'c',
  position: 0,
  way: 'raffle',
  needs: null,
  kind: 'item',
  design_id: 'd',
  amount_cents: null,
  token_amount: null,
  badge_id: null,
  total: 2,
  given: 0,
  ...changes,
});
const badge = (badge_id: string) =>
  reward({ way: 'all', kind: 'badge', design_id: null, badge_id, total: null });
const design = (changes: Partial<ItemDesign>): ItemDesign =>
  ({
    id: 'd',
    state: 'live',
    hidden_at: null,
    edition_size: 10,
    issued: 5,
    held_back: 1,
    ...changes,
  }) as ItemDesign;
const fitting: Funding = {
  campaign: { opens_at: at(1), closes_at: at(8) },
  clubs: [{ club_id: 'host', answer: 'accepted' }],
  missions: [{ mission_id: 'm', club_id: 'host', agreed: true }],
  facts: new Map([
    [
      'm',
      { id: 'm', club_id: 'host', title: 'M', picture: null, live: true, closes_at: null, condition: null },
    ],
  ]),
  badge_only: false,
  rewards: [reward({})],
  unfinished: 0,
  designs: new Map([['d', design({})]]),
  badges: new Set(['b']),
  club_cents: 0,
  token: undefined,
  now,
};
const mission = (changes: object) =>
  new Map([
    [
      'm',
      {
        id: 'm',
        club_id: 'host',
        title: 'M',
        picture: null,
        live: true,
        closes_at: null,
        condition: null,
        ...changes,
      },
    ],
  ]);

test.each<[string, Partial<Funding>, readonly string[]]>([
  ['nothing is missing', {}, []],
  ['no window', { campaign: { opens_at: null, closes_at: at(2) } }, ['no-window']],
  ['it closes before it opens', { campaign: { opens_at: at(2), closes_at: at(2) } }, ['no-window']],
  ['it is over', { campaign: { opens_at: at(-2), closes_at: at(-1) } }, ['closed']],
  ['it runs for months', { campaign: { opens_at: at(1), closes_at: at(94) } }, ['too-long']],
  ['a mission asks for a badge of opened packs', { badge_only: true }, ['mission-badge-only']],
  ['such a mission, for a badge alone', { badge_only: true, rewards: [badge('b')] }, []],
  ['it has no missions', { missions: [] }, ['no-missions']],
  ['a reward takes more missions than there are', { rewards: [reward({ needs: 2 })] }, ['too-few-missions']],
  ['a mission is paused', { facts: mission({ live: false }) }, ['mission-not-live']],
  ['a mission ends before', { facts: mission({ closes_at: at(1) }) }, ['mission-over-before']],
  ['a mission ends on the way', { facts: mission({ closes_at: at(2) }) }, []],
  [
    'a club has not answered',
    { clubs: [...fitting.clubs, { club_id: 'other', answer: 'invited' }] },
    ['club-not-answered'],
  ],
  [
    'a club has no mission in it',
    { clubs: [...fitting.clubs, { club_id: 'other', answer: 'accepted' }] },
    ['club-without-mission'],
  ],
  ['a club declined', { clubs: [...fitting.clubs, { club_id: 'other', answer: 'declined' }] }, []],
  ['it gives nothing', { rewards: [] }, ['no-rewards']],
  [
    'raffles ask for different numbers',
    { rewards: [reward({}), reward({ needs: 3 })] },
    ['too-few-missions', 'raffle-needs-differ'],
  ],
  ['a reward that is not finished', { unfinished: 1 }, ['reward-unfinished']],
  ['only rewards that are not finished', { unfinished: 1, rewards: [] }, ['reward-unfinished']],
  ['an edition for everybody', { rewards: [reward({ way: 'all', total: null })] }, ['reward-needs-total']],
  ['more copies than are left', { rewards: [reward({ total: 5 })] }, ['reward-stock']],
  [
    'more copies than are left over two rewards',
    { rewards: [reward({ total: 3 }), reward({ way: 'first', total: 2 })] },
    ['reward-stock'],
  ],
  ['all copies that are left', { rewards: [reward({ total: 4 })] }, []],
  [
    'a design that was retired',
    { designs: new Map([['d', design({ state: 'retired' })]]) },
    ['reward-not-live'],
  ],
  ['a badge for everybody', { rewards: [badge('b')] }, []],
  ['a badge that was retired', { rewards: [badge('gone')] }, ['reward-not-live']],
  [
    'more money than the club has',
    { rewards: [reward({ kind: 'credits', design_id: null, amount_cents: 50, total: 3 })], club_cents: 149 },
    ['money'],
  ],
  [
    'more tokens than are left under the cap',
    {
      rewards: [reward({ kind: 'tokens', design_id: null, token_amount: 50, total: 3 })],
      token: { symbol: 'VELV', left: 149 },
    },
    ['tokens'],
  ],
])('%s', (_, changes, problems) => {
  expect(fundingProblems({ ...fitting, ...changes })).toEqual(problems);
});
