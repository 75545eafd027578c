// Owns one tap into a demo account: in demo mode only.
import { providerOff } from '@stagepass/contract/auth/errors.ts';
import type { DemoRole, Session } from '@stagepass/contract/auth/shapes.ts';
import { demoAccounts } from '#domains/users/public/demo-accounts.ts';
import { findPerson } from '#domains/users/public/find-person.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { lockAccount } from '../accounts.store.ts';
import { finishSignIn, type SignInCall, settle } from './begin-session.ts';
import { requireDemoKey } from './demo-key.ts';

export async function signInAsDemo(
  platform: Platform,
  call: SignInCall,
  given: { role: DemoRole; key?: string | undefined },
): Promise<Session> {
  if (!platform.config.demo) fail(providerOff);
  requireDemoKey(platform, call.request, given.key);
  const email = demoAccounts.find(({ role }) => role === given.role)?.email ?? fail(providerOff);
  const outcome = await platform.db.transaction(async (tx) => {
    const person = await findPerson(tx, { email });
    // Only people whom the demo world made: a real account with that address is nobody's to tap into.
    if (person === undefined || !person.demo) return fail(providerOff);
    const account = (await lockAccount(tx, person.id)) ?? fail(providerOff);
    return finishSignIn(platform, tx, { person, account, method: 'demo', call, demo_key: given.key });
  });
  return settle(outcome);
}
