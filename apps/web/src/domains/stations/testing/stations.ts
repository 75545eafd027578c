// Owns a station as the server answers it, for tests of every screen that shows one.
import type { ItemDesignCard } from '@stagepass/contract/items/shapes.ts';
import type { RequirementEntry } from '@stagepass/contract/requirements/shapes.ts';
import type {
  ManagedStation,
  StationCard,
  StationEditor,
  StationThing,
  StationView,
} from '@stagepass/contract/stations/shapes.ts';

const club = { id: 'c1', handle: 'velvet-static', name: 'Velvet Static', hue: 355, picture: null };

export const key: ItemDesignCard = {
  id: 'd1',
  club: null,
  name: 'Key to the trap',
  quality: 'srare',
  kind: 'collectible',
  picture: null,
  model_url: null,
  edition_size: 300,
  issued: 88,
  transferable: true,
  redeemable: null,
};

export const badge: Extract<StationThing, { kind: 'BADGE' }> = {
  kind: 'BADGE',
  badge: {
    id: 'b1',
    club: null,
    name: 'Prop keeper',
    description: '',
    look: { shape: 'disc', icon: 'star', hue: 20 },
    stages: 1,
    stage: 0,
    earned_at: null,
  },
};

const terms = {
  price_cents: 0,
  total: 300 as number | null,
  per_fan: 1,
  opens_at: null,
  closes_at: null,
  place: { kind: 'virtual', url: null },
  tokens: null,
} as const;

export function aStationCard(change: Partial<StationCard> = {}): StationCard {
  return {
    id: 't1',
    club,
    title: 'The stage door hatch',
    thing: { kind: 'ITEM', design: key },
    state: 'open',
    position: 0,
    ...terms,
    left: 212,
    stand: 'open',
    missing: 0,
    claims: 0,
    claimed_at: null,
    ...change,
  };
}

export function aStation(change: Partial<StationView> = {}): StationView {
  return {
    ...aStationCard(),
    story: '',
    condition: null,
    requirements: [],
    member: true,
    account_from: null,
    refusal: null,
    held: null,
    mine: [],
    hidden: false,
    now: new Date().toISOString(),
    can: { claim: true, edit: false },
    ...change,
  };
}

export function aStep(id: string, change: Partial<RequirementEntry> = {}): RequirementEntry {
  return {
    id,
    position: 0,
    title: `Step ${id}`,
    xp: 50,
    state: 'todo',
    waits: false,
    passed_at: null,
    refusal: null,
    tries_left: null,
    summary: { type: 'CONTENT', seconds: 0, holds: ['text'] },
    ...change,
  };
}

export function aManaged(change: Partial<ManagedStation> = {}): ManagedStation {
  return {
    id: 't1',
    title: 'The stage door hatch',
    thing: { kind: 'ITEM', design: key },
    state: 'open',
    position: 0,
    ...terms,
    given: 88,
    steps: 0,
    site_codes: [],
    problems: [],
    ...change,
  };
}

export function anEditor(change: Partial<StationEditor> = {}): StationEditor {
  return {
    id: 't1',
    club_id: 'c1',
    state: 'draft',
    version: 3,
    title: 'The stage door hatch',
    story: '',
    thing: { kind: 'ITEM', design: key },
    ...terms,
    condition: null,
    steps: 0,
    on_site: false,
    given: 0,
    problems: [],
    ...change,
  };
}
