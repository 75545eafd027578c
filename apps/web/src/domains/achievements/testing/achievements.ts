// Owns achievements as the server answers them, for tests of screens.
import type {
  AchievementCard,
  AchievementStage,
  ClubAchievements,
  ManagedAchievement,
} from '@stagepass/contract/achievements/shapes.ts';

export const itemClub = {
  id: 'c1',
  handle: 'paper-tigers',
  name: 'Paper Tigers FC',
  hue: 55,
  picture: null,
} as unknown as NonNullable<AchievementCard['club']>;

export function aStage(stage: number, goal: number, more: Partial<AchievementStage> = {}): AchievementStage {
  return { stage, goal, xp: 0, item: null, earned_at: null, item_id: null, ...more };
}

export function anAchievement(more: Partial<AchievementCard> = {}): AchievementCard {
  const earned_at = '2026-11-01T12:00:00.000Z';
  return {
    id: 'a1',
    club: itemClub,
    name: 'Away days',
    description: 'Travel with the team.',
    counter: 'missions',
    hidden: false,
    look: { shape: 'shield', icon: 'soccer-ball', hue: 55 },
    badge_id: 'b1',
    stages: [aStage(1, 1, { earned_at }), aStage(2, 5, { earned_at }), aStage(3, 10, { xp: 200 })],
    count: 8,
    stage: 2,
    ...more,
  };
}

export function achievementsOf(
  achievements: readonly AchievementCard[],
  more: Partial<ClubAchievements> = {},
): ClubAchievements {
  return {
    club: itemClub,
    achievements: [...achievements],
    earned: achievements.reduce((sum, { stage }) => sum + stage, 0),
    stages: achievements.reduce((sum, { stages }) => sum + stages.length, 0),
    nearest_id: achievements[0]?.id ?? null,
    hidden_left: 0,
    can: { edit: false },
    ...more,
  };
}

export function aManaged(more: Partial<ManagedAchievement> = {}): ManagedAchievement {
  return {
    id: 'a1',
    club_id: 'c1',
    state: 'live',
    name: 'Away days',
    description: '',
    look: { shape: 'shield', icon: 'soccer-ball', hue: 55 },
    counter: 'missions',
    hidden: false,
    stages: [
      { stage: 1, goal: 1, xp: 0, item: null, earners: 12 },
      { stage: 2, goal: 5, xp: 100, item: null, earners: 3 },
    ],
    problems: [],
    version: 2,
    ...more,
  };
}
