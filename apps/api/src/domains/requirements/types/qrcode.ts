// Owns QRCODE: passed with the code that is found on site, scanned or typed, and at its place where it has one.
import { codeUsesGone } from '@stagepass/contract/requirements/errors.ts';
import { fail } from '#platform/failure/failure.ts';
import { findLastPlace, lockLastPlace, updateLastPlace } from '../site/last-places.store.ts';
import { judgePosition, type LastPlace, placeProblems } from '../site/place.rules.ts';
import {
  type CodeFound,
  countCodeTry,
  findSiteCode,
  judgeCode,
  recordUse,
  usesGone,
} from '../site/use-site-code.ts';
import type { TypeRules } from './type-rules.ts';

interface Found {
  gone: boolean;
  code: CodeFound;
  last: LastPlace | undefined;
}

export const qrcode: TypeRules<'QRCODE'> = {
  problems: ({ place }) => placeProblems(place),
  mediaOf: () => [],
  summary: ({ mode, place }) => ({ type: 'QRCODE', mode, placed: place !== null }),
  tries: () => null,
  time_s: () => null,
  begin: () => ({}),
  ask: (platform, asked) => countCodeTry(platform, asked),
  async gather(platform, tx, { config, answer, requirement_id, user_id, period, now }): Promise<Found> {
    const gone = await usesGone(tx, requirement_id, config.uses);
    if (answer === null) return { gone, code: { is: 'missing' }, last: undefined };
    const used = { requirement_id, user_id, period, mode: config.mode, code: answer.code, now };
    if (config.place !== null) await lockLastPlace(tx, user_id);
    return {
      gone,
      code: await findSiteCode(platform, tx, used),
      last: config.place === null ? undefined : await findLastPlace(tx, user_id, now),
    };
  },
  task: ({ config: { mode, where, place }, found }) => ({
    type: 'QRCODE',
    mode,
    where,
    placed: place !== null,
    gone: (found as Found).gone,
  }),
  filesOf: () => [],
  judge({ config, answer, found, now }) {
    const { gone, code, last } = found as Found;
    judgeCode(code);
    if (gone) fail(codeUsesGone);
    // Where the code hangs is no more told than where it counts.
    if (config.place !== null)
      judgePosition({ place: config.place, position: answer.position, last, now, hidden: true });
    return { outcome: 'passed', reason: null, score: null, kept: null };
  },
  async record(platform, tx, { config, answer, requirement_id, user_id, period, now }) {
    const { mode, uses: most } = config;
    await recordUse(platform, tx, { requirement_id, user_id, period, mode, most, code: answer?.code, now });
    if (config.place !== null && answer?.position !== undefined) {
      const { lat, long } = answer.position;
      await updateLastPlace(tx, { user_id, lat, long, passed_at: now });
    }
  },
};
