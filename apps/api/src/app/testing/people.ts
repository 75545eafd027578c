// Owns how tests get people: registered over HTTP, their letters read, their requests sent from addresses of their own.
import { consentTicket, type Session } from '@stagepass/contract/auth/shapes.ts';
import type { Letter } from '#platform/mail/mail.ts';
import type { Answered, CallOptions, TestApp } from './test-app.ts';

export const PASSWORD = 'violet kettle harbour';

/** For `env`: requests may say where they come from, so that one test's many calls are not one caller's. */
export const manyAddresses = { TRUST_PROXY: '127.0.0.1' } as const;

let addresses = 0;

/** Headers of somebody who was never here before. */
export function stranger(): CallOptions & { headers: Record<string, string> } {
  addresses += 1;
  // A network for each, also after tens of thousands: tries are counted by network too.
  const network = [11 + Math.floor(addresses / 62_500), Math.floor(addresses / 250) % 250, addresses % 250];
  const address = `${network.join('.')}.7`;
  return {
    headers: { 'x-forwarded-for': address, 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0' },
  };
}

export interface Mailbox {
  readonly letters: Letter[];
  to(email: string): Letter[];
  /** The code in the nth letter with one to that address; waits for it, since codes are sent after the answer. */
  code(email: string, nth?: number): Promise<string>;
  /** The token of the nth link for a new password that was mailed to that address; waits for it likewise. */
  resetToken(email: string, nth?: number): Promise<string>;
}

/** Listens from now on; letters go their usual way besides. */
export function openMailbox(app: TestApp): Mailbox {
  const letters: Letter[] = [];
  const { mail } = app.platform;
  const send = mail.send.bind(mail);
  mail.send = async (tx, letter) => {
    await send(tx, letter);
    const arrive = () => void letters.push(letter);
    // With the commit: before it, what the letter speaks of is not there for anybody else.
    if (tx.afterCommit === undefined) arrive();
    else tx.afterCommit(arrive);
  };
  const to = (email: string) => letters.filter((letter) => letter.to === email);
  async function find(email: string, nth: number, read: (letter: Letter) => string | undefined) {
    for (let wait = 0; wait < 250; wait += 1) {
      const found = to(email).flatMap((letter) => read(letter) ?? [])[nth - 1];
      if (found !== undefined) return found;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`nothing number ${nth} for ${email} among ${letters.length} letters`);
  }
  return {
    letters,
    to,
    code: (email, nth = 1) => find(email, nth, ({ subject }) => /^(\d{6}) /.exec(subject)?.[1]),
    resetToken: (email, nth = 1) => find(email, nth, ({ text }) => /#link=([\w-]+)/.exec(text)?.[1]),
  };
}

/** Of the cookies that an answer sets, the one of that name, as a browser would send it. */
export function cookieSetBy({ headers }: { headers: Headers }, name: string): string {
  const set = headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));
  return set?.split(';')[0] ?? '';
}

let people = 0;

export interface Registered extends Session {
  /** For calls as this person, from their own address. */
  as: CallOptions & { headers: Record<string, string>; token: string };
}

export async function registerFan(app: TestApp, email?: string): Promise<Registered> {
  people += 1;
  const from = stranger();
  const body = { email: email ?? `fan${people}@example.test`, password: PASSWORD, rawPassword: PASSWORD };
  const { data } = await app.ok('POST /auth/system/register', { body }, from);
  return { ...data, as: { ...from, token: data.sctoken } };
}

/** With a verified e-mail: may spend, post and chat. */
export async function registerVerified(app: TestApp, mailbox: Mailbox, email?: string): Promise<Registered> {
  const fan = await registerFan(app, email);
  const otp = await mailbox.code(fan.email);
  await app.ok('POST /auth/system/verifyOtp', { body: { otp, user_id: fan.id } }, stranger());
  return fan;
}

/** Two-step verification as on: operators need it for everything that they may do. */
export async function withFactor(app: TestApp, { id }: { id: string }): Promise<void> {
  await app.platform.db.query({
    text: 'update auth_accounts set totp_confirmed_at = $2 where user_id = $1',
    values: [id, app.clock.now()],
  });
}

/** Goes on where a first sign-in by a provider asks for consent; any other answer stays what it is. */
export async function consented(
  app: TestApp,
  answer: Answered<'POST /auth/firebase'>,
): Promise<Answered<'POST /auth/firebase'>> {
  if (answer.ok || answer.error.code !== 'auth.consent-needed') return answer;
  const { ticket } = consentTicket.parse(answer.error.details);
  const body = { ticket, accepts_terms: true, is_13_or_older: true };
  return app.call('POST /auth/consent', { body }, stranger());
}
