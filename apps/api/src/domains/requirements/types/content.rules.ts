// Owns CONTENT: passed by staying long enough, by the server's clock between open and done.
import { tooSoon } from '@stagepass/contract/requirements/errors.ts';
import { fail } from '#platform/failure/failure.ts';
import type { TypeRules } from './type-rules.ts';

export const content: TypeRules<'CONTENT'> = {
  problems: ({ text, link, media_id }) =>
    text === '' && link === null && media_id === null
      ? [{ field: 'config.text', message: 'is empty: add a text, picture, video or link' }]
      : [],
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
  task: ({ config: { text, link, media_id, seconds }, media }) => ({
    type: 'CONTENT',
    text,
    link,
    media: media_id === null ? null : (media.get(media_id) ?? null),
    seconds,
  }),
  filesOf: () => [],
  judge({ config, opened_at, now }) {
    const readyAt = new Date(opened_at.getTime() + config.seconds * 1000);
    if (now < readyAt) fail(tooSoon, { ready_at: readyAt.toISOString(), now: now.toISOString() });
    return { outcome: 'passed', reason: null, score: null, kept: null };
  },
};
