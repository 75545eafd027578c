// Owns a mission as the server answers it, for tests of every screen that shows one.
import type { MissionCard, MissionMine, MissionView } from '@stagepass/contract/missions/shapes.ts';
import type { RequirementEntry } from '@stagepass/contract/requirements/shapes.ts';

const club = { id: 'c1', handle: 'velvet-static', name: 'Velvet Static', hue: 355, picture: null };
export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

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

export function mineOf(change: Partial<MissionMine> = {}): MissionMine {
  return {
    state: 'todo',
    passed: 0,
    earned_xp: 0,
    next: { id: 's1', title: 'Read the log', type: 'CONTENT' },
    due_at: null,
    completed_at: null,
    reward_wait: null,
    ...change,
  };
}

export function aMissionCard(change: Partial<MissionCard> = {}): MissionCard {
  return {
    id: 'm1',
    club,
    title: 'Soundcheck quiz',
    picture: null,
    state: 'active',
    position: 0,
    opens_at: null,
    closes_at: null,
    repeat: 'once',
    again_at: null,
    xp: 125,
    steps: 2,
    types: ['CONTENT', 'QUIZ'],
    slots: null,
    slots_left: null,
    private: false,
    locked: false,
    rewards: [],
    mine: mineOf(),
    ...change,
  };
}

export const steps = [
  aStep('s1', { title: 'Read the log' }),
  aStep('s2', {
    title: 'Name the pedals',
    xp: 75,
    state: 'locked',
    waits: true,
    summary: { type: 'QUIZ', text: '', questions: 3, time_s: 60, pass_percent: 80, tries: 3 },
  }),
];

export function aMission(change: Partial<MissionView> = {}): MissionView {
  return {
    ...aMissionCard(),
    story: 'Two steps before the doors open.',
    condition: null,
    requirements: steps,
    taking_part: 612,
    refusal: null,
    campaign: null,
    invite_only: false,
    hidden: false,
    finish_within_h: null,
    taken_back: null,
    now: new Date().toISOString(),
    can: { take_part: true, claim: false, edit: false },
    ...change,
  };
}
