// Owns a club's missions as the server answers them to those who make them, for tests.
import type { ManagedMission, MissionBudget, MissionEditor } from '@stagepass/contract/missions/shapes.ts';
import type { EditableRequirement } from '@stagepass/contract/requirements/shapes.ts';
import { aClub, aViewer } from '#domains/clubs/public/testing/club.ts';
import type { Server } from '#platform/testing/stage.tsx';

export const ownClub = aClub({ viewer: aViewer('owner') });

export function aManaged(change: Partial<ManagedMission> = {}): ManagedMission {
  return {
    id: 'm1',
    title: 'Soundcheck quiz',
    picture: null,
    state: 'active',
    position: 0,
    opens_at: null,
    closes_at: null,
    repeat: 'once',
    xp: 75,
    steps: 1,
    started: 0,
    completed: 0,
    site_codes: [],
    problems: [],
    ...change,
  };
}

export function anEditor(change: Partial<MissionEditor> = {}): MissionEditor {
  return {
    id: 'm1',
    club_id: 'c1',
    state: 'draft',
    version: 3,
    picture: null,
    title: 'Ring the stage door',
    story: 'Be quick.',
    opens_at: null,
    closes_at: null,
    repeat: 'once',
    slots: null,
    finish_within_h: null,
    private: false,
    condition: null,
    rewards: [],
    steps: 1,
    xp: 50,
    problems: [],
    ...change,
  };
}

export function aStep(change: Partial<EditableRequirement> = {}): EditableRequirement {
  return {
    id: 'r1',
    position: 0,
    title: 'Read the rules',
    xp: 50,
    waits: false,
    version: 1,
    config: { type: 'CONTENT', text: 'Hello', link: null, media_id: null, seconds: 5 },
    media: [],
    passed_count: 0,
    answers_count: 0,
    ...change,
  };
}

export const aBudget: MissionBudget = {
  budget_cents: 10_000,
  reserved_cents: 2500,
  spent_cents: 1500,
  free_cents: 6000,
  club_cents: 50_000,
  can: { change: true },
};

const none = { data: [], beside: { next_cursor: null } };

/** A club without missions, tiers and items; a test says what there is. */
export const emptyServer: Server = {
  'GET /clubs/:id': { data: ownClub },
  'GET /clubs/:id/managed-missions': none,
  'GET /clubs/:id/managed-missions/counts': { data: { live: 0, draft: 0, ended: 0, archived: 0 } },
  'GET /clubs/:id/reviews/counts': { data: { waiting: 0, escalated: 0, owners: [] } },
  'GET /clubs/:id/tiers': { data: [] },
  'GET /clubs/:id/item-designs': none,
  'GET /clubs/:id/mission-budget': { data: aBudget },
  'GET /tokens': { data: [] },
  'GET /requirement-lists/:owner_kind/:owner_id/editor': { data: [aStep()] },
  'GET /missions/:id/editor': { data: anEditor() },
};
