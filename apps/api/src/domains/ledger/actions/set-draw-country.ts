// Owns the site operator's table of countries in the app: closed, from an age on, or back under the usual rule.
import { countryUnknown } from '@stagepass/contract/ledger/errors.ts';
import type { DrawCountry } from '@stagepass/contract/ledger/oversight-endpoints.ts';
import { requireStepUp } from '#domains/auth/public/require-step-up.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { countriesDeskOf } from '../public/countries-desk.ts';
import { listDrawCountries } from '../reads/list-oversight.ts';

export async function setDrawCountry(
  platform: Platform,
  actor: SignedIn,
  rule: { country: string; least_age: number | null; note: string },
): Promise<DrawCountry[]> {
  requireStepUp(platform, actor);
  if ((await countriesDeskOf(platform, actor.user_id).set(rule)) !== 'done') fail(countryUnknown);
  return listDrawCountries(platform);
}

export async function clearDrawCountry(
  platform: Platform,
  actor: SignedIn,
  country: string,
): Promise<DrawCountry[]> {
  requireStepUp(platform, actor);
  if ((await countriesDeskOf(platform, actor.user_id).clear(country)) !== 'done') fail(countryUnknown);
  return listDrawCountries(platform);
}
