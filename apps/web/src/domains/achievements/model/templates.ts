// Owns the ten achievements that a club can begin with: what they count, their goals, XP and look. Their words are the screen's.
import type { CounterKind } from '@stagepass/contract/achievements/kinds.ts';
import type { BadgeLook } from '@stagepass/contract/badges/shapes.ts';

export const templateKeys = [
  'first-steps',
  'mission-regular',
  'never-misses',
  'daily-visitor',
  'year-round',
  'collector',
  'voice',
  'bring-friends',
  'pack-opener',
  'auction-winner',
] as const;
export type TemplateKey = (typeof templateKeys)[number];

export interface AchievementTemplate {
  counter: CounterKind;
  /** Without a hue: the club's own. */
  look: Omit<BadgeLook, 'hue'>;
  stages: readonly { goal: number; xp: number }[];
}

export const achievementTemplates: Record<TemplateKey, AchievementTemplate> = {
  'first-steps': {
    counter: 'missions',
    look: { shape: 'disc', icon: 'rocket-launch' },
    stages: [{ goal: 1, xp: 50 }],
  },
  'mission-regular': {
    counter: 'missions',
    look: { shape: 'shield', icon: 'trophy' },
    stages: [
      { goal: 5, xp: 100 },
      { goal: 25, xp: 250 },
      { goal: 100, xp: 500 },
    ],
  },
  'never-misses': {
    counter: 'streak',
    look: { shape: 'burst', icon: 'flame' },
    stages: [
      { goal: 7, xp: 100 },
      { goal: 30, xp: 250 },
      { goal: 100, xp: 500 },
    ],
  },
  'daily-visitor': {
    counter: 'checkins',
    look: { shape: 'square', icon: 'calendar-check' },
    stages: [
      { goal: 10, xp: 50 },
      { goal: 50, xp: 150 },
      { goal: 150, xp: 300 },
    ],
  },
  'year-round': {
    counter: 'checkins',
    look: { shape: 'keystone', icon: 'crown-simple' },
    stages: [{ goal: 365, xp: 1000 }],
  },
  collector: {
    counter: 'items',
    look: { shape: 'hex', icon: 'gift' },
    stages: [
      { goal: 3, xp: 50 },
      { goal: 10, xp: 150 },
      { goal: 30, xp: 300 },
    ],
  },
  voice: {
    counter: 'posts',
    look: { shape: 'hex', icon: 'megaphone' },
    stages: [
      { goal: 1, xp: 25 },
      { goal: 10, xp: 100 },
      { goal: 50, xp: 250 },
    ],
  },
  'bring-friends': {
    counter: 'invites',
    look: { shape: 'keystone', icon: 'users-three' },
    stages: [
      { goal: 1, xp: 50 },
      { goal: 3, xp: 150 },
      { goal: 10, xp: 500 },
    ],
  },
  'pack-opener': {
    counter: 'draws',
    look: { shape: 'loaf', icon: 'cards' },
    stages: [
      { goal: 1, xp: 0 },
      { goal: 10, xp: 0 },
      { goal: 50, xp: 0 },
    ],
  },
  'auction-winner': {
    counter: 'auctions',
    look: { shape: 'disc', icon: 'gavel' },
    stages: [
      { goal: 1, xp: 0 },
      { goal: 5, xp: 0 },
      { goal: 15, xp: 0 },
    ],
  },
};
