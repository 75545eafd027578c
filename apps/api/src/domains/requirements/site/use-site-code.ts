// Owns the use of a code on site: how often it may be tried, which one it is, and that each counts once for each person.
import { readSiteCode, SITE_TAG_LENGTH } from '@stagepass/base/site-code.ts';
import {
  codeExpired,
  codeForeign,
  codeMissing,
  codeTooMany,
  codeUsed,
  codeUsesGone,
  codeWrong,
} from '@stagepass/contract/requirements/errors.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { type CodeOf, checkCode, tagOf, useKey } from './site-code.rules.ts';
import {
  countUses,
  findCodeVersion,
  hasUsed,
  insertCode,
  insertUse,
  listCodesWithTag,
  lockCode,
} from './site-codes.store.ts';

/** Ten in ten minutes, right or wrong: six signs that prove a code are guessed by nobody at that pace. */
const TRIES = { limit: 10, window_s: 600 } as const;

export interface UsedCode {
  requirement_id: string;
  user_id: string;
  period: string;
  mode: CodeOf['mode'];
  code: string | undefined;
  now: Date;
}

export type CodeFound = { is: 'right'; used: boolean } | { is: 'expired' | 'foreign' | 'wrong' | 'missing' };

export async function countCodeTry(
  { limits }: Pick<Platform, 'limits'>,
  { requirement_id, user_id }: { requirement_id: string; user_id: string },
): Promise<void> {
  const { ok, retry_after_s } = await limits.take(`requirement-code:${requirement_id}:${user_id}`, TRIES);
  if (!ok) fail(codeTooMany, { retry_after_s });
}

export async function findSiteCode(
  { secrets }: Pick<Platform, 'secrets'>,
  tx: Executor,
  used: UsedCode,
): Promise<CodeFound> {
  if (used.code === undefined) return { is: 'missing' };
  const code = readSiteCode(used.code);
  if (code === undefined) return { is: 'wrong' };
  const { requirement_id, user_id, mode, now } = used;
  const version = await findCodeVersion(tx, requirement_id);
  const check = checkCode(secrets, { requirement_id, version, mode }, code, now);
  if (check.is === 'right') {
    const key = useKey(check, used.period);
    return { is: 'right', used: await hasUsed(tx, { requirement_id, user_id, code: key }) };
  }
  if (check.is === 'expired') return { is: 'expired' };
  const tag = code.slice(0, SITE_TAG_LENGTH);
  for (const other of await listCodesWithTag(tx, { tag, besides: requirement_id }))
    if (checkCode(secrets, other, code, now).is !== 'wrong') return { is: 'foreign' };
  return { is: 'wrong' };
}

const refusals = { missing: codeMissing, wrong: codeWrong, foreign: codeForeign, expired: codeExpired };

export function judgeCode(found: CodeFound): void {
  if (found.is !== 'right') fail(refusals[found.is]);
  else if (found.used) fail(codeUsed);
}

export async function usesGone(tx: Executor, requirementId: string, most: number | null): Promise<boolean> {
  return most !== null && (await countUses(tx, requirementId)) >= most;
}

/** In the transaction that passes: the use is written down, and the last one that is allowed goes to one person. */
export async function recordUse(
  { secrets }: Pick<Platform, 'secrets'>,
  tx: Tx,
  used: UsedCode & { most: number | null },
): Promise<void> {
  const { requirement_id, user_id, mode, most, now } = used;
  const code = readSiteCode(used.code ?? '') ?? '';
  const version = await findCodeVersion(tx, requirement_id);
  const check = checkCode(secrets, { requirement_id, version, mode }, code, now);
  // It was right a moment ago; a code that changed since is still the one that was used.
  if (check.is === 'wrong') return fail(codeWrong);
  if (most !== null) {
    await insertCode(tx, requirement_id, tagOf(secrets, requirement_id));
    await lockCode(tx, requirement_id);
    if (await usesGone(tx, requirement_id, most)) fail(codeUsesGone);
  }
  const key = useKey(check, used.period);
  if (!(await insertUse(tx, { requirement_id, user_id, code: key, used_at: now }))) fail(codeUsed);
}
