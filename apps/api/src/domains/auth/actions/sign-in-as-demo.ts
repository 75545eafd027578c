// Owns one tap into a demo account: in demo mode only, and from afar only with the key printed on the console.
import { demoKeyWrong, providerOff } from '@stagepass/contract/auth/errors.ts';
import type { DemoRole, Session } from '@stagepass/contract/auth/shapes.ts';
import { demoAccounts } from '#domains/users/public/demo-accounts.ts';
import { findPerson } from '#domains/users/public/find-person.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Call } from '#platform/http/bind.ts';
import type { Platform } from '#platform/platform.ts';
import { lockAccount } from '../accounts.store.ts';
import { hashToken } from '../sessions.rules.ts';
import { finishSignIn, settle } from './begin-session.ts';
import { sameText } from './round-trips.ts';

export async function signInAsDemo(
  platform: Platform,
  request: Call['request'],
  given: { role: DemoRole; key?: string | undefined },
): Promise<Session> {
  const { config } = platform;
  if (!config.demo) fail(providerOff);
  if (!request.loopback && !isKey(given.key ?? '', config.demo_key)) fail(demoKeyWrong);
  const email = demoAccounts.find(({ role }) => role === given.role)?.email ?? fail(providerOff);
  const outcome = await platform.db.transaction(async (tx) => {
    const person = await findPerson(tx, { email });
    // Only people whom the demo world made: a real account with that address is nobody's to tap into.
    if (person === undefined || !person.demo) return fail(providerOff);
    const account = (await lockAccount(tx, person.id)) ?? fail(providerOff);
    return finishSignIn(platform, tx, { person, account, method: 'demo', request });
  });
  return settle(outcome);
}

/** Hashed first, so that neither content nor length shows in the time. */
function isKey(given: string, key: string): boolean {
  return sameText(hashToken(given).toString('base64url'), hashToken(key).toString('base64url'));
}
