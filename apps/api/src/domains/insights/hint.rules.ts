// Owns what a club's figures suggest to do next: one thing, with the numbers that it follows from. Only numbers that may be told.
import type { ClubInsights, InsightHint } from '@stagepass/contract/insights/shapes.ts';

/** A step that so many of those who reach it do not pass stands out. */
const LOSES_PERCENT = 40;
const WEEK = 7;

type Read = Pick<ClubInsights, 'figures' | 'missions' | 'best_hour' | 'active_week'>;

export function hintOf(club_id: string, read: Read, days: number): InsightHint | null {
  return stepThatLoses(club_id, read) ?? moreLeft(club_id, read) ?? silent(club_id, read, days);
}

interface Loss {
  percent: number;
  hint: Extract<InsightHint, { kind: 'step-loses' }>;
}

function stepThatLoses(club_id: string, { missions }: Read): InsightHint | null {
  const losses = missions.flatMap((mission): Loss[] => {
    const reached = [mission.started, ...mission.steps.map(({ passed }) => passed)];
    const lost = mission.steps.map(({ passed }, at) => lossOf(reached[at] ?? null, passed));
    return mission.steps.flatMap((step, at) => {
      const percent = lost[at] ?? null;
      const others = lost.filter((other, place) => place !== at && other !== null) as number[];
      if (percent === null || percent < LOSES_PERCENT) return [];
      const hint = {
        ...{ kind: 'step-loses' as const, club_id, mission_id: mission.id, mission: mission.title },
        ...{ step: step.title, position: step.position, percent, others_percent: Math.max(0, ...others) },
      };
      return [{ percent, hint }];
    });
  });
  return losses.sort((one, other) => other.percent - one.percent)[0]?.hint ?? null;
}

function lossOf(reached: number | null, passed: number | null): number | null {
  if (reached === null || passed === null || reached === 0) return null;
  return Math.max(0, Math.round(100 - (100 * passed) / reached));
}

function moreLeft(club_id: string, { figures }: Read): InsightHint | null {
  const [left, joined] = ['left', 'joined'].map((name) => amountOf(figures, name)) as [number, number];
  return left > joined ? { kind: 'more-left', club_id, left, joined } : null;
}

/** Fans are there, and nothing was posted for them, or no mission begun. */
function silent(
  club_id: string,
  { figures, best_hour, active_week }: Read,
  days: number,
): InsightHint | null {
  if (active_week === null || active_week === 0) return null;
  const posts = figures.find(({ figure }) => figure === 'posts');
  const none = posts?.value === 0 && days >= WEEK;
  if (none) return { kind: 'no-post', club_id, days, active: active_week, hour: best_hour };
  const started = figures.find(({ figure }) => figure === 'mission_started');
  return started?.value === 0 ? { kind: 'no-mission', club_id, active: active_week } : null;
}

function amountOf(figures: Read['figures'], name: string): number {
  return figures.find(({ figure }) => figure === name)?.value ?? 0;
}
