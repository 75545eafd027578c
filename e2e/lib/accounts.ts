// Owns the people of the journeys: the demo accounts, fresh ones, and the mail that reached them.
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DemoRole, Session } from '@stagepass/contract/auth/shapes.ts';
import { callApi, serverUrl } from './server.ts';

export const demoPassword = 'stagepass-demo';

export function demoEmail(role: DemoRole): string {
  return `${role}@stagepass.test`;
}

const demoSessions = new Map<string, Promise<Session>>();

/** A session of a demo account, shared by a worker's journeys: for looking, never for signing out. */
export function signInAs(role: DemoRole): Promise<Session> {
  const place = `${serverUrl()} ${role}`;
  const known = demoSessions.get(place);
  if (known) return known;
  const made = callApi('POST /auth/demo', { body: { role } });
  demoSessions.set(place, made);
  return made;
}

export interface Newcomer {
  readonly email: string;
  readonly password: string;
}

export function newcomer(): Newcomer {
  const word = randomBytes(5).toString('hex');
  return { email: `newcomer-${word}@stagepass.test`, password: `between-acts-${word}` };
}

/** An account of its own for a journey that changes or ends sessions. */
export async function registered(): Promise<Newcomer & { session: Session }> {
  const person = newcomer();
  const { email, password } = person;
  const session = await callApi('POST /auth/system/register', {
    body: { email, password, rawPassword: password, accepts_terms: true, is_13_or_older: true },
    from: `11.${[...randomBytes(3)].join('.')}`,
  });
  return { ...person, session };
}

const mailLimit_ms = 30_000;

/** The code in the newest mail to that address, read from the outbox as a person would. */
export async function mailedCode(email: string, not?: string): Promise<string> {
  const deadline = performance.now() + mailLimit_ms;
  for (;;) {
    const code = newestCode(await (await fetch(`${serverUrl()}/dev/outbox`)).text(), email);
    if (code !== undefined && code !== not) return code;
    if (performance.now() > deadline) throw new Error(`no code for ${email} came to the outbox`);
    await sleep(150);
  }
}

/** The outbox lists the newest mail first. */
function newestCode(html: string, email: string): string | undefined {
  const text = html.replace(/<style[\s\S]*?<\/style>/g, '').replace(/<[^>]+>/g, ' ');
  const from = text.indexOf(email);
  return from === -1 ? undefined : text.slice(from).match(/\b\d{6}\b/)?.[0];
}

/** With a verified address; for a journey that signs in by itself. */
export async function verifiedPerson(): Promise<Newcomer & { session: Session }> {
  const person = await registered();
  const otp = await mailedCode(person.email);
  await callApi('POST /auth/system/verifyOtp', { body: { otp, user_id: person.session.user_id } });
  return { ...person, session: { ...person.session, email_verified: true } };
}

export async function verified(): Promise<Session> {
  return (await verifiedPerson()).session;
}

/** A member of the club with a hundred dollars. */
export async function fanWithMoney(club: string): Promise<Session> {
  const session = await verified();
  const token = session.sctoken;
  await callApi('POST /clubs/:id/join', { params: { id: club }, token, body: {} });
  await callApi('PUT /wallet/identity', { token, body: { birth_date: '1990-05-05', country: 'DE' } });
  const { id } = await callApi('POST /wallet/top-ups', { token, body: { amount_cents: 10_000 } });
  await callApi('POST /wallet/top-ups/:id/test-payment', {
    params: { id },
    token,
    body: { outcome: 'paid' },
  });
  return session;
}
