// Paying at Stripe: out to its page and back, paid, left, and paid without anybody's word of it.
// Covers: ledger.
import { startStripeServer } from '@stagepass/testkit/servers/stripe-server.ts';
import type { StripeServer } from '@stagepass/testkit/servers/stripe-shapes.ts';
import { afterAll, beforeAll, describe, expect, vi } from 'vitest';
import { listOutbox } from '../apps/api/src/platform/mail/disk-outbox.ts';
import { type BuiltServer, freePort, startBuiltServer } from '../scripts/lib/built-server.ts';
import { registered } from './lib/accounts.ts';
import { journey } from './lib/phone.ts';
import { callApi, visit } from './lib/server.ts';

let stripe: StripeServer;
let server: BuiltServer;
beforeAll(async () => {
  stripe = await startStripeServer();
  // Whoever pays is new: no world of others has to be drawn first.
  server = await startBuiltServer({ port: await freePort(), env: { ...stripe.env, DEMO: 'false' } });
  visit(server);
});
afterAll(async () => {
  visit(undefined);
  await server?.remove();
  await stripe?.stop();
});

/** Without the demo there is no page of the outbox: what was mailed lies on the disk. */
async function codeFor(email: string): Promise<string> {
  const letter = await vi.waitUntil(
    async () => (await listOutbox(server.dataDir)).find(({ to }) => to.includes(email)),
    { timeout: 15_000 },
  );
  const code = letter.text.match(/\b\d{6}\b/)?.[0];
  if (code === undefined) throw new Error(`no code in: ${letter.text}`);
  return code;
}

async function payer() {
  const { email, session } = await registered();
  const otp = await codeFor(email);
  await callApi('POST /auth/system/verifyOtp', { body: { otp, user_id: session.user_id } });
  const body = { birth_date: '1990-05-05', country: 'DE' };
  await callApi('PUT /wallet/identity', { token: session.sctoken, body });
  return { ...session, email_verified: true };
}

describe('Stripe’s page', () => {
  journey('is paid, and the fan goes on where they were with the money', async ({ phone }) => {
    const fan = await phone({ session: await payer() });
    const { page } = fan;
    await fan.open('/user/buy-credit?amount_cents=720&next=%2Fclubs');
    expect(await page.getByText('Test mode').count()).toBe(0);
    await page.getByRole('button', { name: /Pay now\s*\$20\.00/ }).click();
    await page.getByRole('heading', { name: '$20.00' }).waitFor();
    await page.getByRole('button', { name: 'Pay' }).click();
    // No word of it was sent: coming back looks for it.
    await page.getByRole('heading', { name: 'Top-up complete' }).waitFor();
    await page.getByText('Paid with visa ending in 4242', { exact: false }).waitFor();
    await page.getByRole('link', { name: 'Back to where you were' }).click();
    await page.waitForURL((url) => url.pathname === '/clubs');
    expect(stripe.refusals).toEqual([]);
  });

  journey('is left, which charges nothing and ends it before another is begun', async ({ phone }) => {
    const session = await payer();
    const fan = await phone({ session });
    const { page } = fan;
    await fan.open('/user/buy-credit');
    await page.getByRole('button', { name: /Pay now\s*\$20\.00/ }).click();
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByRole('heading', { name: 'Not paid' }).waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'How much?' }).waitFor();
    expect([...stripe.sessions.values()].at(-1)?.status).toBe('expired');
    const { credits } = await callApi('GET /wallet', { token: session.sctoken });
    expect(credits.balance_cents).toBe(0);
  });

  journey(
    'saves a card, which then pays in one tap, and asks the bank where it wants to',
    async ({ phone }) => {
      const session = await payer();
      const fan = await phone({ session });
      const { page } = fan;
      await fan.open('/user/settings?view=saved-cards');
      await page.getByRole('button', { name: 'Add card' }).click();
      await page.getByRole('heading', { name: 'Save your card' }).waitFor();
      await page.getByRole('button', { name: 'Save card' }).click();
      // No word of it was sent: coming back looks for it.
      await page.getByText('Visa •••• 4242').waitFor();
      await fan.open('/user/buy-credit');
      await page.getByRole('button', { name: /Pay with Visa •••• 4242\s*\$20\.00/ }).click();
      await page.getByRole('heading', { name: 'Top-up complete' }).waitFor();
      for (const method of stripe.methods.values()) method.card.last4 = '3155';
      await fan.open('/user/buy-credit');
      await page.getByRole('button', { name: /Pay with Visa/ }).click();
      await page.getByRole('button', { name: 'Confirm $20.00' }).click();
      await page.getByRole('heading', { name: '$20.00' }).waitFor();
      await page.getByRole('button', { name: 'Pay' }).click();
      await page.getByRole('heading', { name: 'Top-up complete' }).waitFor();
      const { credits } = await callApi('GET /wallet', { token: session.sctoken });
      expect(credits.balance_cents).toBe(4000);
      expect(stripe.refusals).toEqual([]);
    },
  );
});
