// Owns what a fan decides about their own spending: limits, a pause, and who they are.

import { isOfAge } from '@stagepass/base/birthday.ts';
import type { ExclusionDays } from '@stagepass/base/spending-pause.ts';
import {
  birthDateImpossible,
  countryUnknown,
  exclusionShorter,
  identityKnown,
  tooYoung,
} from '@stagepass/contract/ledger/errors.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { isCountry, isPossibleBirthDate } from '../identity.rules.ts';
import { changeLimits } from '../limits.rules.ts';
import {
  limitStateOf,
  lockSpendRules,
  updateExclusion,
  updateIdentity,
  updateLimits,
} from '../rules.store.ts';

export async function setLimits(
  platform: Platform,
  { user_id }: SignedIn,
  wanted: { day_cents: number | null; month_cents: number | null },
): Promise<void> {
  const at = platform.clock.now();
  await platform.db.transaction(async (tx) => {
    const before = limitStateOf(await lockSpendRules(tx, user_id, at));
    const pair = { day: wanted.day_cents, month: wanted.month_cents };
    await updateLimits(tx, { user_id, ...changeLimits(before, pair, at), at });
  });
}

/** Longer is always possible, shorter never. */
export async function excludeSelf(
  platform: Platform,
  { user_id }: SignedIn,
  { days }: { days: ExclusionDays },
): Promise<void> {
  const at = platform.clock.now();
  const until = new Date(at.getTime() + days * 86_400_000);
  await platform.db.transaction(async (tx) => {
    const { excluded_until } = await lockSpendRules(tx, user_id, at);
    if (excluded_until !== null && excluded_until > until) fail(exclusionShorter);
    await updateExclusion(tx, { user_id, until, at });
  });
}

/** Younger people cannot have an account at all; who says so here is told, and nothing is kept. */
const LEAST_AGE = 13;

export async function setIdentity(
  platform: Platform,
  { user_id }: SignedIn,
  said: { birth_date: string; country: string },
): Promise<void> {
  const at = platform.clock.now();
  if (!isPossibleBirthDate(said.birth_date, at)) fail(birthDateImpossible);
  if (!isOfAge(said.birth_date, LEAST_AGE, at)) fail(tooYoung);
  if (!isCountry(said.country)) fail(countryUnknown);
  await platform.db.transaction(async (tx) => {
    const known = await lockSpendRules(tx, user_id, at);
    if (known.birth_date !== null) fail(identityKnown);
    await updateIdentity(tx, { user_id, ...said, at });
  });
}
