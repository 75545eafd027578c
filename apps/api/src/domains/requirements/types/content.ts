// Owns CONTENT: passed by staying long enough, by the server's clock between open and done, and by watching a video to its end.
import { notWatched, tooSoon } from '@stagepass/contract/requirements/errors.ts';
import { z } from 'zod';
import { listMediaFacts } from '#domains/media/public/list-media-facts.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import type { TypeRules } from './type-rules.ts';

const work = z.object({
  /** Seconds of the video that count so far. */
  played_s: z.number().default(0),
  /** When the last report came; the attempt's beginning before the first one. */
  told_at: z.iso.datetime().optional(),
});

/** A player seldom stops on the last frame exactly. */
const END_SLACK_S = 2;

export const content: TypeRules<'CONTENT'> = {
  problems: ({ text, link, media_id, watch }) => [
    ...(text === '' && link === null && media_id === null
      ? [{ field: 'config.text', message: 'is empty: add a text, picture, video or link' }]
      : []),
    ...(watch === true && media_id === null
      ? [{ field: 'config.media_id', message: 'is missing: add the video that has to be watched' }]
      : []),
  ],
  mediaOf: ({ media_id }) => (media_id === null ? [] : [media_id]),
  summary: ({ seconds, text, link, media_id }) => ({
    type: 'CONTENT',
    seconds,
    holds: [
      ...(text === '' ? [] : (['text'] as const)),
      ...(media_id === null ? [] : (['media'] as const)),
      ...(link === null ? [] : (['link'] as const)),
    ],
  }),
  tries: () => null,
  time_s: () => null,
  begin: () => ({}),
  gather: (_platform, tx, { requirement_id, config }) => secondsToWatch(tx, requirement_id, config),
  task: ({ config: { text, link, media_id, seconds }, work: begun, media, found }) => ({
    type: 'CONTENT',
    text,
    link,
    media: media_id === null ? null : (media.get(media_id) ?? null),
    seconds,
    watched: typeof found === 'number' ? { played_s: work.parse(begun).played_s, needed_s: found } : null,
  }),
  /** Never more than the time that went by on the server since the report before: a phone cannot run ahead of it. */
  report({ work: begun, report, opened_at, now }) {
    const { played_s, told_at } = work.parse(begun);
    const since_s =
      (now.getTime() - (told_at === undefined ? opened_at : new Date(told_at)).getTime()) / 1000;
    const counted = Math.max(played_s, Math.min(report.played_s, played_s + Math.max(0, since_s)));
    return { work: { played_s: counted, told_at: now.toISOString() }, verdict: null };
  },
  filesOf: () => [],
  judge({ config, work: begun, found, opened_at, now }) {
    const readyAt = new Date(opened_at.getTime() + config.seconds * 1000);
    if (now < readyAt) fail(tooSoon, { ready_at: readyAt.toISOString(), now: now.toISOString() });
    const { played_s } = work.parse(begun);
    const needed_s = typeof found === 'number' ? found : 0;
    if (played_s < needed_s) fail(notWatched, { played_s, needed_s });
    return { outcome: 'passed', reason: null, score: null, kept: null };
  },
};

/** Null where nothing has to be watched, or where the file does not say how long it is. */
async function secondsToWatch(
  tx: Executor,
  requirementId: string,
  { watch, media_id }: { watch?: boolean | undefined; media_id: string | null },
): Promise<number | null> {
  if (watch !== true || media_id === null) return null;
  const facts = await listMediaFacts(tx, { kind: 'requirement', id: requirementId });
  const duration_s = facts.get(media_id)?.duration_s ?? null;
  return duration_s === null ? null : Math.max(0, duration_s - END_SLACK_S);
}
