// Owns VR: places of a 360° scene found one after the other. The phone says where it points; what is there is known here alone.

import type { Dice } from '@stagepass/base/dice.ts';
import { degreesBetween } from '@stagepass/base/sphere.ts';
import { clueOver, notAllFound, pointedTooFast, tooSoon } from '@stagepass/contract/requirements/errors.ts';
import type { Hotspot } from '@stagepass/contract/requirements/vr.ts';
import { z } from 'zod';
import { fail } from '#platform/failure/failure.ts';
import type { Reported, TypeRules } from './type-rules.ts';

/** Nobody turns and points again sooner; a script would. */
export const LEAST_BETWEEN_MS = 800;
/** An upload is rounded to whole pixels. */
const RATIO_SLACK = 0.02;

const work = z.object({
  /** The places in the order of this attempt, each with the nonce that a report for it has to carry. */
  stops: z.array(z.object({ key: z.string(), nonce: z.string() })),
  at: z.int().default(0),
  misses: z.int().default(0),
  last: z.enum(['hit', 'warmer', 'colder', 'miss']).nullable().default(null),
  /** How far the report before was off; null after a hit. */
  off_deg: z.number().nullable().default(null),
  told_at: z.iso.datetime().optional(),
});
type Work = z.infer<typeof work>;

export const vr: TypeRules<'VR'> = {
  problems: ({ media_id, hotspots }) => [
    ...(media_id === null ? [{ field: 'config.media_id', message: 'is missing: add a 360° picture' }] : []),
    ...(new Set(hotspots.map(({ key }) => key)).size < hotspots.length
      ? [{ field: 'config.hotspots', message: 'has the same place twice' }]
      : []),
  ],
  mediaOf: ({ media_id }) => (media_id === null ? [] : [media_id]),
  mediaProblems: ({ media_id }, media) => {
    const scene = media.get(media_id ?? '');
    const isScene =
      scene?.kind === 'picture' && Math.abs(scene.width / Math.max(1, scene.height) - 2) <= RATIO_SLACK;
    return isScene
      ? []
      : [{ field: 'config.media_id', message: 'is no 360° picture: it has to be twice as wide as high' }];
  },
  summary: ({ hotspots }) => ({ type: 'VR', hotspots: hotspots.length }),
  tries: () => null,
  time_s: () => null,
  begin: ({ hotspots }, dice) => ({ stops: stopsOf(hotspots, dice) }),
  task({ config: { text, media_id, hotspots, misses, seconds }, work: begun, media }) {
    const { stops, at, misses: missed, last } = work.parse(begun);
    const next = stops[at];
    const clue = hotspots.find(({ key }) => key === next?.key)?.clue;
    return {
      type: 'VR',
      text,
      scene: media.get(media_id ?? '') ?? null,
      clue: next === undefined || clue === undefined ? null : { text: clue, nonce: next.nonce },
      found: stops.slice(0, at).map((stop) => hotspots.find(({ key }) => key === stop.key)?.found ?? ''),
      total: stops.length,
      misses_left: Math.max(0, misses - missed),
      seconds,
      last,
    };
  },
  report(reported) {
    const before = work.parse(reported.work);
    const after = pointed(before, reported);
    const over = after.misses >= reported.config.misses;
    return {
      work: after,
      verdict: over ? { outcome: 'failed', reason: 'too-many-misses', score: null, kept: null } : null,
    };
  },
  filesOf: () => [],
  judge({ config, work: begun, opened_at, now }) {
    const { stops, at } = work.parse(begun);
    if (at < stops.length) fail(notAllFound, { found: at, total: stops.length });
    const readyAt = new Date(opened_at.getTime() + config.seconds * 1000);
    if (now < readyAt) fail(tooSoon, { ready_at: readyAt.toISOString(), now: now.toISOString() });
    return { outcome: 'passed', reason: null, score: null, kept: null };
  },
};

/** Another order for each attempt: what one fan tells another is of little use. */
function stopsOf(hotspots: readonly Hotspot[], dice: Dice): Work['stops'] {
  const left = hotspots.map(({ key }) => key);
  return hotspots.map(() => ({
    key: left.splice(dice.int(left.length), 1)[0] ?? '',
    nonce: Buffer.from(dice.bytes(12)).toString('base64url'),
  }));
}

function pointed(before: Work, { config, report, opened_at, now }: Reported<'VR'>): Work {
  const next = before.stops[before.at];
  const place = config.hotspots.find(({ key }) => key === next?.key);
  if (next === undefined || place === undefined || report.nonce !== next.nonce) return fail(clueOver);
  const since = before.told_at === undefined ? opened_at : new Date(before.told_at);
  if (now.getTime() - since.getTime() < LEAST_BETWEEN_MS) return fail(pointedTooFast);
  const told_at = now.toISOString();
  const off_deg = degreesBetween(report, place);
  if (off_deg <= place.radius_deg)
    return { ...before, at: before.at + 1, last: 'hit', off_deg: null, told_at };
  const last = before.off_deg === null ? 'miss' : off_deg < before.off_deg ? 'warmer' : 'colder';
  return { ...before, misses: before.misses + 1, last, off_deg, told_at };
}
