// Second factors and devices: switched on in settings, asked for at the next sign-in, ended from afar.
// Covers: auth.
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { type Newcomer, registered } from './lib/accounts.ts';
import { journey, type Phone, settled } from './lib/phone.ts';
import { totpAt } from './lib/totp.ts';

async function signIn({ page, open }: Phone, person: Newcomer): Promise<void> {
  await open('/auth');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Confirms with the password where the change asks for it. */
async function confirmIfAsked(page: Page, person: Newcomer): Promise<void> {
  const question = page.getByRole('dialog').filter({ hasText: 'Confirm it’s you' });
  const asked = await question.waitFor({ timeout: 1500 }).then(
    () => true,
    () => false,
  );
  if (!asked) return;
  await question.getByLabel('Password', { exact: true }).fill(person.password);
  await question.getByRole('button', { name: 'Confirm' }).click();
}

async function keepRecoveryCodes(page: Page): Promise<string> {
  await page.getByText('Save your recovery codes').waitFor();
  const code = await page
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem')
    .first()
    .textContent();
  await page.getByRole('button', { name: 'I’ve saved my codes' }).click();
  return (code ?? '').trim();
}

describe('second factor', () => {
  journey(
    'codes from an app are asked for at the next sign-in, and a recovery code works once',
    async ({ phone }) => {
      const person = await registered();
      const fan = await phone({ session: person.session });
      const { page } = fan;
      await fan.open('/user/settings?view=second-factor');
      await page.getByRole('button', { name: 'Set up' }).click();
      await confirmIfAsked(page, person);
      await page.getByRole('heading', { name: 'Set up authenticator app' }).waitFor();
      const href = await page.getByRole('link', { name: 'Open authenticator app' }).getAttribute('href');
      const secret = new URL(href ?? '').searchParams.get('secret') ?? '';
      const used = Date.now();
      await page.getByLabel('6-digit code').fill(totpAt(secret, used));
      const recovery = await keepRecoveryCodes(page);

      const other = await phone();
      other.trouble.expect(/answer: 401 POST \/api\/auth\/(system|second-factor)$/);
      await signIn(other, person);
      await other.page.getByText('Enter the 6-digit code from your authenticator app.').waitFor();
      expect(await other.stored('spc-user')).toBeNull();
      // A code counts once: the next one is taken, which the server's tolerance allows.
      await other.page.getByLabel('6-digit code').fill(totpAt(secret, used + 30_000));
      await other.page.waitForURL('**/discover');

      const third = await phone();
      third.trouble.expect(/answer: 401 POST \/api\/auth\/(system|second-factor)$/);
      await signIn(third, person);
      await third.page.getByRole('button', { name: 'Use a recovery code' }).click();
      await third.page.getByLabel('Recovery code').fill(recovery);
      await third.page.getByRole('button', { name: 'Verify code' }).click();
      await third.page.waitForURL('**/discover');
    },
  );

  journey('a passkey is added and asked for at the next sign-in', async ({ phone }) => {
    const person = await registered();
    const fan = await phone({ session: person.session });
    const { page } = fan;
    const session = await fan.context.newCDPSession(page);
    await session.send('WebAuthn.enable');
    await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await fan.open('/user/settings?view=second-factor');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await confirmIfAsked(page, person);
    const name = page.getByLabel('Passkey name');
    await name.fill('Test phone');
    await page.getByRole('dialog').getByRole('button', { name: 'Add a passkey' }).click();
    await keepRecoveryCodes(page);
    await page.getByText('Test phone').waitFor();

    fan.trouble.expect(/answer: 401 POST \/api\/auth\/system$/);
    await page.evaluate(() => localStorage.removeItem('spc-user'));
    await signIn(fan, person);
    await page.getByRole('button', { name: 'Use passkey' }).click();
    await page.waitForURL('**/discover');
  });
});

journey('a device signed out from another one hears of it at once', async ({ phone }) => {
  const person = await registered();
  const here = await phone({ session: person.session });
  const there = await phone();
  await signIn(there, person);
  await there.page.waitForURL('**/discover');
  await there.open('/user/profile');

  await here.open('/user/settings?view=devices');
  await here.page.getByText('This device').waitFor();
  // Before the server knows whose socket it is, there is nobody to tell.
  await there.connected();
  // What was asked a moment before the session ended is answered after it.
  there.trouble.expect(/answer: 401 /);
  await here.page.getByRole('button', { name: /^Sign out Chrome/ }).click();
  await confirmIfAsked(here.page, person);
  await there.page.waitForURL('**/discover');
  await there.page.getByText('You were signed out', { exact: true }).waitFor();
  expect(await there.stored('spc-user')).toBeNull();
  await settled(here.page);
  expect(await here.stored('spc-user')).not.toBeNull();
});
