// Owns a campaign as the server answers it, for tests of every screen that shows one.
import type {
  CampaignCard,
  CampaignEditor,
  CampaignMine,
  CampaignMission,
  CampaignProof,
  CampaignReward,
  CampaignView,
} from '@stagepass/contract/campaigns/shapes.ts';

const DAY_MS = 86_400_000;
export const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

export const kite = { id: 'c1', handle: 'kite-school', name: 'Kite School', hue: 95, picture: null };
export const kettle = { id: 'c2', handle: 'kettle', name: 'Kettle Club', hue: 150, picture: null };

export const snare = {
  id: 'd1',
  club: null,
  name: 'Tour snare',
  quality: 'urare',
  kind: 'collectible',
  picture: null,
  model_url: null,
  edition_size: 10,
  issued: 4,
  transferable: true,
  redeemable: null,
} as const;

export function aReward(change: Partial<CampaignReward> = {}): CampaignReward {
  return {
    id: 'r1',
    way: 'raffle',
    needs: 3,
    prize: { kind: 'item', design: snare },
    total: 1,
    left: 1,
    ...change,
  };
}

export function mineOf(change: Partial<CampaignMine> = {}): CampaignMine {
  return { done: 0, ticket: null, place: null, left_out: null, prizes: [], ...change };
}

/** Without the mission's own card: its club is known all the same. */
export function aMissionOf(id: string, change: Partial<CampaignMission> = {}): CampaignMission {
  const row = {
    mission_id: id,
    club: kite,
    done: false,
    mission: null,
    members_only: true,
    invite_only: false,
  };
  return { ...row, ...change };
}

export function aCampaign(change: Partial<CampaignView> = {}): CampaignView {
  return {
    id: 'k1',
    club: kite,
    clubs: [kite, kettle],
    title: 'Kites over Lisbon',
    picture: null,
    state: 'running',
    opens_at: inDays(-2),
    closes_at: inDays(6),
    missions: 4,
    done: 0,
    rewards: [aReward()],
    story: 'Three clubs, one sky.',
    list: [aMissionOf('m1'), aMissionOf('m2', { club: kettle })],
    entrants: 1204,
    taking_part: 1300,
    server_seed_hash: '9f'.repeat(32),
    drawn_at: null,
    ended_early: false,
    hidden: false,
    mine: mineOf(),
    joined: true,
    join: null,
    now: new Date().toISOString(),
    can: { edit: false },
    edit_at: null,
    ...change,
  };
}

/** As a list has it. */
export function aCard(change: Partial<CampaignCard> = {}): CampaignCard {
  const { id, club, clubs, title, picture, state, opens_at, closes_at, missions, rewards } = aCampaign();
  const card = { id, club, clubs, title, picture, state, opens_at, closes_at, missions, rewards };
  return { ...card, done: null, ...change };
}

export function aProof(change: Partial<CampaignProof> = {}): CampaignProof {
  return {
    id: 'k1',
    title: 'Kites over Lisbon',
    club: kite,
    state: 'closed',
    closes_at: inDays(-1),
    server_seed_hash: '9f'.repeat(32),
    server_seed: null,
    list_hash: null,
    entrants: 0,
    drawn_at: null,
    prizes: [],
    mine: null,
    ...change,
  };
}

export function anEditor(change: Partial<CampaignEditor> = {}): CampaignEditor {
  return {
    id: 'k1',
    club: kite,
    state: 'draft',
    version: 1,
    title: 'Kites over Lisbon',
    story: '',
    picture: null,
    opens_at: null,
    closes_at: null,
    clubs: [{ club: kite, host: true, answer: 'accepted', manages: true }],
    missions: [],
    rewards: [],
    unfinished_rewards: [],
    budget: { credits_cents: 0, copies: 0, tokens: null, club_cents: 5000 },
    problems: [],
    hidden: null,
    can: { edit: true, fund: true, take_back: false, remove: true },
    ...change,
  };
}
