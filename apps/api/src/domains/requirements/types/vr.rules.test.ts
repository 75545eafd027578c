// Tests VR by its rules alone: the order, the nonce, hits, misses, warmer and colder, too fast, and what is never shown.
import { seededDice } from '@stagepass/base/dice.ts';
import { degreesBetween } from '@stagepass/base/sphere.ts';
import { describe, expect, test } from 'vitest';
import type { Failure } from '#platform/failure/failure.ts';
import { LEAST_BETWEEN_MS, vr } from './vr.rules.ts';

const opened_at = new Date('2026-11-15T12:00:00Z');
const hotspots = [
  { key: 'one', yaw: 0, pitch: 0, radius_deg: 10, clue: 'Clue one', found: 'Found one' },
  { key: 'two', yaw: 170, pitch: 20, radius_deg: 10, clue: 'Clue two', found: 'Found two' },
  { key: 'three', yaw: -90, pitch: -40, radius_deg: 10, clue: 'Clue three', found: '' },
];
const config = { type: 'VR' as const, text: '', media_id: 'm', hotspots, misses: 3, seconds: 60 };

interface Stop {
  key: string;
  nonce: string;
}
const begin = (seed = 1) => vr.begin(config, seededDice(seed)) as { stops: Stop[] };
const taskOf = (work: object) => vr.task({ config, work, media: new Map(), found: undefined });
const codeOf = (act: () => unknown) => {
  try {
    act();
    return undefined;
  } catch (error) {
    return (error as Failure).reason.code;
  }
};

/** Reports one after the other, a second apart. */
function attempt(seed = 1) {
  let work: object = begin(seed);
  let now = opened_at.getTime();
  return {
    task: () => taskOf(work),
    placeOf: () => {
      const next = hotspots.find(({ clue }) => clue === taskOf(work).clue?.text);
      return { yaw: next?.yaw ?? 0, pitch: next?.pitch ?? 0 };
    },
    point(
      at: { yaw: number; pitch: number },
      { nonce = taskOf(work).clue?.nonce ?? '', after_ms = 1000 } = {},
    ) {
      now += after_ms;
      const report = { type: 'VR' as const, nonce, ...at };
      const told = vr.report?.({ config, work, report, opened_at, now: new Date(now), found: undefined });
      work = told?.work ?? work;
      return told?.verdict ?? null;
    },
    judge: (seconds: number) =>
      vr.judge({
        config,
        work,
        answer: { type: 'VR' },
        found: undefined,
        asked: undefined,
        opened_at,
        now: new Date(opened_at.getTime() + seconds * 1000),
        late: false,
      }),
  };
}

describe('VR', () => {
  test('hands out the next clue alone, in an order thrown for each attempt', () => {
    const orders = new Set<string>();
    for (let seed = 0; seed < 20; seed += 1) {
      const work = begin(seed);
      orders.add(work.stops.map(({ key }) => key).join());
      const written = JSON.stringify(taskOf(work));
      const shown = hotspots.filter(({ clue }) => written.includes(clue));
      expect(shown.map(({ key }) => key)).toEqual([work.stops[0]?.key]);
      expect(written).not.toMatch(/yaw|pitch|radius|Found/);
      for (const { nonce } of work.stops.slice(1)) expect(written).not.toContain(nonce);
    }
    expect(orders.size).toBeGreaterThan(3);
  });

  test('is passed once everything was found and the least time is over', () => {
    const one = attempt();
    expect(codeOf(() => one.judge(100))).toBe('requirements.not-all-found');
    for (const _ of hotspots) expect(one.point(one.placeOf())).toBeNull();
    expect(one.task()).toMatchObject({ clue: null, last: 'hit', misses_left: 3 });
    expect(codeOf(() => one.judge(59))).toBe('requirements.too-soon');
    expect(one.judge(60)).toMatchObject({ outcome: 'passed' });
  });

  test('says miss, then warmer and colder, and ends with the last miss allowed', () => {
    const one = attempt();
    const { yaw, pitch } = one.placeOf();
    const off = (degrees: number) => ({ yaw: yaw > 0 ? yaw - degrees : yaw + degrees, pitch });
    expect(one.point(off(60))).toBeNull();
    expect(one.task()).toMatchObject({ last: 'miss', misses_left: 2 });
    expect(one.point(off(30))).toBeNull();
    expect(one.task()).toMatchObject({ last: 'warmer', misses_left: 1 });
    expect(one.point(off(70))).toEqual({
      outcome: 'failed',
      reason: 'too-many-misses',
      score: null,
      kept: null,
    });
    expect(one.task()).toMatchObject({ last: 'colder', misses_left: 0 });
  });

  test('refuses another clue’s nonce and reports that come too fast, and counts neither', () => {
    const one = attempt();
    const first = one.task().clue?.nonce;
    expect(codeOf(() => one.point(one.placeOf(), { nonce: 'made-up' }))).toBe('requirements.clue-over');
    one.point(one.placeOf());
    expect(codeOf(() => one.point(one.placeOf(), { nonce: first ?? '' }))).toBe('requirements.clue-over');
    const soon = { after_ms: LEAST_BETWEEN_MS - 1001 };
    expect(codeOf(() => one.point(one.placeOf(), soon))).toBe('requirements.pointed-too-fast');
    expect(one.task()).toMatchObject({ misses_left: 3, found: [expect.any(String)] });
  });

  test('needs a picture twice as wide as high, and each place once', () => {
    expect(vr.problems(config)).toEqual([]);
    expect(vr.problems({ ...config, media_id: null })).toHaveLength(1);
    expect(vr.problems({ ...config, hotspots: [...hotspots, ...hotspots] })).toHaveLength(1);
    const media = (width: number, height: number, kind = 'picture') =>
      vr.mediaProblems?.(config, new Map([['m', { kind, width, height } as never]]), {} as never);
    expect(media(4096, 2048)).toEqual([]);
    expect(media(1600, 799)).toEqual([]);
    expect(media(1600, 900)).toHaveLength(1);
    expect(media(4096, 2048, 'video')).toHaveLength(1);
  });

  test('measures along the sphere, also across its seam and at its poles', () => {
    expect(degreesBetween({ yaw: 179, pitch: 0 }, { yaw: -179, pitch: 0 })).toBeCloseTo(2);
    expect(degreesBetween({ yaw: 0, pitch: 90 }, { yaw: 120, pitch: 90 })).toBeCloseTo(0);
    expect(degreesBetween({ yaw: 0, pitch: -30 }, { yaw: 0, pitch: 60 })).toBeCloseTo(90);
  });
});
