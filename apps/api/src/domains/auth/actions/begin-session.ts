// Owns the end of every sign-in: a session with its token, or a ticket where a second factor is asked for first.
import { consentNeeded, secondFactorNeeded } from '@stagepass/contract/auth/errors.ts';
import type { ConsentTicket, SecondFactorTicket, Session } from '@stagepass/contract/auth/shapes.ts';
import { accountSuspended } from '@stagepass/contract/common-errors.ts';
import { cancelDeletion } from '#domains/users/public/cancel-deletion.ts';
import type { Person } from '#domains/users/public/person.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Call } from '#platform/http/bind.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { listPasskeys } from '../factors.store.ts';
import { insertTicket } from '../flows.store.ts';
import { hasFactor, provesPerson } from '../policy.ts';
import { deviceName, hashToken, networkOf, newToken, SESSION_MS, TICKET_MS } from '../sessions.rules.ts';
import { insertSession } from '../sessions.store.ts';
import type { AccountRow, SignInMethod } from '../tables.ts';
import { presentSession } from '../views.ts';
import { requireDemoKey } from './demo-key.ts';
import { rememberDevice } from './known-device.ts';
import type { Cookies } from './round-trips.ts';

/** What every way to sign in needs of the call: where it comes from, and the cookies of its device. */
export interface SignInCall extends Cookies {
  readonly request: Pick<Call['request'], 'address' | 'user_agent' | 'loopback'>;
}

export interface SignIn {
  person: Person;
  account: AccountRow;
  method: SignInMethod;
  call: SignInCall;
  /** The key of the console, where somebody typed one. */
  demo_key?: string | undefined;
}

/** A ticket has to be committed, and the call has to fail: so the transaction answers it, and `settle` fails. */
export type SignInOutcome =
  | { session: Session }
  | { ticket: SecondFactorTicket }
  | { consent: ConsentTicket };

export async function finishSignIn(platform: Platform, tx: Tx, signIn: SignIn): Promise<SignInOutcome> {
  const { person, account } = signIn;
  if (person.demo) requireDemoKey(platform, signIn.call.request, signIn.demo_key);
  if (person.suspended) fail(accountSuspended);
  const passkeys = await listPasskeys(tx, person.id);
  // One tap into a demo account asks for nothing: it holds nothing.
  if (signIn.method === 'demo' || !hasFactor(account, passkeys.length))
    return {
      session: await beginSession(platform, tx, { ...signIn, factor_used: false, has_factor: false }),
    };
  const ticket = newToken(platform.dice);
  await insertTicket(tx, {
    token_hash: hashToken(ticket),
    user_id: person.id,
    method: signIn.method,
    tries: 0,
    expires_at: new Date(platform.clock.now().getTime() + TICKET_MS),
  });
  return {
    ticket: {
      ticket,
      methods: [
        ...(account.totp_confirmed_at === null ? [] : (['totp'] as const)),
        ...(passkeys.length === 0 ? [] : (['passkey'] as const)),
        'recovery',
      ],
    },
  };
}

export async function beginSession(
  platform: Platform,
  tx: Tx,
  signIn: SignIn & { factor_used: boolean; has_factor: boolean },
): Promise<Session> {
  const { person, account, call } = signIn;
  const now = platform.clock.now();
  const id = newId(platform);
  const token = newToken(platform.dice);
  const proven = provesPerson({ ...signIn, has_password: account.password_hash !== null });
  await insertSession(tx, {
    id,
    user_id: person.id,
    token_hash: hashToken(token),
    method: signIn.method,
    device_name: deviceName(call.request.user_agent),
    network: networkOf(call.request.address),
    created_at: now,
    last_seen_at: now,
    expires_at: new Date(now.getTime() + SESSION_MS),
    stepped_up_at: proven ? now : null,
  });
  await cancelDeletion(platform, tx, person.id);
  const { password_changed_at } = account;
  if (person.email !== null) rememberDevice(platform, call, { email: person.email, password_changed_at });
  return { ...presentSession(platform, person, id), sctoken: token };
}

export function settle(outcome: SignInOutcome): Session {
  if ('consent' in outcome) return fail(consentNeeded, outcome.consent);
  return 'session' in outcome ? outcome.session : fail(secondFactorNeeded, outcome.ticket);
}
