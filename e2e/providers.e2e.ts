// Signing in by way of others: out to the provider and back, what it asks for on the way, and what a refusal says.
// Covers: auth.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { registered } from './lib/accounts.ts';
import { type OutsideWorld, openOutsideWorld } from './lib/outside-world.ts';
import { journey, type Phone } from './lib/phone.ts';
import { appUrl, callApi } from './lib/server.ts';
import { totpAt } from './lib/totp.ts';
import { giveWallet } from './lib/wallet.ts';

let world: OutsideWorld;
beforeAll(async () => {
  world = await openOutsideWorld();
});
afterAll(() => world?.end());
afterEach(() => {
  for (const provider of [world.discord, world.twitter, world.tiktok, world.firebase]) provider.agrees = true;
  expect(world.refusals()).toEqual([]);
});

let people = 0;
/** Somebody else sits at the phone: new to every provider, and to us. */
function someoneNew(): { name: string; email: string } {
  people += 1;
  const name = `nova_${people}`;
  const email = `${name}@stagepass.test`;
  Object.assign(world.discord.user, { id: `80${people}`, username: name, email, verified: true });
  Object.assign(world.twitter.user, { id_str: `70${people}`, screen_name: name, email });
  Object.assign(world.tiktok.user, { open_id: `open-${people}`, display_name: name });
  Object.assign(world.firebase.user, { sub: `uid-${people}`, name, email, email_verified: true });
  return { name, email };
}

type Way = 'Google' | 'Discord' | 'Twitter' | 'Crypto wallet';
const calls: Record<Way, string> = {
  Google: '/auth/firebase',
  Discord: '/auth/discord',
  Twitter: '/public/verifyTwitter',
  'Crypto wallet': '/auth/wallet',
};
/** The first time, the sign-in is refused until its owner agrees. */
function expectQuestion({ trouble }: Phone, way: Way, status = 403): void {
  trouble.expect(new RegExp(`answer: ${status} POST /api${calls[way]}$`));
}
async function take({ page, open }: Phone, way: Way, address = '/auth'): Promise<void> {
  await open(address);
  await page.getByRole('button', { name: way, exact: true }).click();
}
async function agree(page: Page, label: string): Promise<void> {
  await page.getByText('You don’t have an account yet.').waitFor();
  await page.getByText(label, { exact: true }).waitFor();
  await page.getByRole('checkbox', { name: /I accept the terms/ }).check();
  await page.getByRole('checkbox', { name: 'I am 13 or older' }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
}
const sessionOn = async (phone: Phone) =>
  JSON.parse((await phone.stored('spc-user')) ?? 'null') as { email: string; sctoken: string } | null;

describe('Discord', () => {
  journey('asks before it makes an account, and leads where the person wanted to go', async ({ phone }) => {
    const person = someoneNew();
    const visitor = await phone();
    expectQuestion(visitor, 'Discord');
    await take(visitor, 'Discord', '/auth?next=%2Fuser%2Fsettings%3Fview%3Dsign-in');
    const { page } = visitor;
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Accept the terms to continue.').waitFor();
    await page.getByRole('checkbox', { name: /I accept the terms/ }).check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('You must be 13 or older to use StagePass.').waitFor();
    expect(await sessionOn(visitor)).toBeNull();
    await agree(page, person.name);
    await page.waitForURL('**/user/settings?view=sign-in');
    expect(await sessionOn(visitor)).toMatchObject({ email: person.email });
    await page.getByText('This is your only way to sign in').waitFor();
    expect(await page.getByRole('button', { name: 'Unlink Discord' }).count()).toBe(0);

    const token = (await sessionOn(visitor))?.sctoken ?? '';
    const { secret } = await callApi('POST /auth/totp', { token });
    const used = Date.now();
    await callApi('POST /auth/totp/confirm', { token, body: { totp: totpAt(secret, used) } });
    const other = await phone();
    expectQuestion(other, 'Discord', 401);
    await take(other, 'Discord');
    await other.page.getByText('Enter the 6-digit code from your authenticator app.').waitFor();
    expect(await sessionOn(other)).toBeNull();
    // A code counts once: the next one is taken, which the server's tolerance allows.
    await other.page.getByLabel('6-digit code').fill(totpAt(secret, used + 30_000));
    await other.page.waitForURL('**/home');
    expect(await sessionOn(other)).toMatchObject({ email: person.email });
  });

  journey('explains a refusal, a used answer and one of somebody else', async ({ phone }) => {
    const person = someoneNew();
    const visitor = await phone();
    const { page } = visitor;
    expectQuestion(visitor, 'Discord');
    world.discord.agrees = false;
    await take(visitor, 'Discord', '/auth?next=%2Fclubs');
    await page.getByText('You didn’t give permission in Discord. Nothing was shared.').waitFor();
    world.discord.agrees = true;
    const answered = page.waitForRequest(/\/discord\?code=/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText(person.name, { exact: true }).waitFor();
    await page.goto((await answered).url());
    await page.getByText('This sign-in link has expired. Try again.').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Sign in another way' }).click();
    await page.getByLabel('Email').waitFor();

    expectQuestion(visitor, 'Discord', 409);
    // A page that slips its own answer into a sign-in that this phone did start.
    await page.route(`${world.discord.url}/oauth2/authorize*`, (route) =>
      route.fulfill({ status: 302, headers: { location: `${appUrl()}/discord?code=c&state=theirs` } }),
    );
    await page.getByRole('button', { name: 'Discord', exact: true }).click();
    await page.getByText('This request has expired or was already used. Start again.').waitFor();
    expect(await sessionOn(visitor)).toBeNull();
  });
});

journey('Twitter comes back to the sign-in page: turned down, then with who it is', async ({ phone }) => {
  const person = someoneNew();
  const visitor = await phone();
  const { page } = visitor;
  expectQuestion(visitor, 'Twitter');
  world.twitter.agrees = false;
  await take(visitor, 'Twitter', '/auth?next=%2Fuser%2Fprofile');
  await page.getByText('You didn’t give permission in Twitter. Nothing was shared.').waitFor();
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  world.twitter.agrees = true;
  await page.getByRole('button', { name: 'Twitter', exact: true }).click();
  await agree(page, `@${person.name}`);
  await page.waitForURL('**/user/profile');
  expect(await sessionOn(visitor)).toMatchObject({ email: person.email });
});

journey('Google makes an account once, and then leads straight in', async ({ phone }) => {
  const person = someoneNew();
  const visitor = await phone();
  expectQuestion(visitor, 'Google');
  await take(visitor, 'Google', '/auth?next=%2Fuser%2Fprofile');
  await agree(visitor.page, person.email);
  await visitor.page.waitForURL('**/user/profile');

  const again = await phone();
  world.firebase.agrees = false;
  await take(again, 'Google');
  await again.page.getByText('You didn’t give permission in Google. Nothing was shared.').waitFor();
  world.firebase.agrees = true;
  await again.page.getByRole('button', { name: 'Try again' }).click();
  await again.page.waitForURL('**/home');
  expect(await sessionOn(again)).toMatchObject({ email: person.email });
});

journey('a wallet signs in by its signature, and its refusal is understood', async ({ phone }) => {
  const visitor = await phone();
  const { page } = visitor;
  const wallet = await giveWallet(visitor);
  expectQuestion(visitor, 'Crypto wallet');
  wallet.refuses = true;
  await take(visitor, 'Crypto wallet');
  expect(await page.getByText('TikTok').count(), 'TikTok links, and never signs in').toBe(0);
  await page.getByText('You declined the request in your wallet. Nothing was signed.').waitFor();
  wallet.refuses = false;
  await page.getByRole('button', { name: 'Crypto wallet', exact: true }).click();
  const address = wallet.address.toLowerCase();
  await agree(page, `${address.slice(0, 6)}…${address.slice(-4)}`);
  await page.waitForURL('**/home');
  const kept = JSON.parse((await visitor.stored('spc-wallet')) ?? 'null') as unknown;
  expect(kept).toEqual({ address: wallet.address, chain_id: 1 });

  await page.evaluate(() => localStorage.clear());
  await take(visitor, 'Crypto wallet');
  await page.waitForURL('**/home');
});

journey('Discord and TikTok are linked in settings; the last way in stays', async ({ phone }) => {
  const { name } = someoneNew();
  const { session } = await registered();
  const fan = await phone({ session });
  const { page } = fan;
  await fan.open('/user/settings?view=sign-in');
  await page.getByText('This is your only way to sign in').waitFor();
  for (const provider of ['Discord', 'TikTok'] as const) {
    await page.getByRole('button', { name: `Link ${provider}` }).click();
    await page.getByText(`${provider} linked`, { exact: true }).waitFor();
    expect(fan.path()).toBe('/user/settings?view=sign-in');
    await page.getByRole('button', { name: `Unlink ${provider}` }).waitFor();
  }
  expect(await page.getByText(name, { exact: true }).count()).toBe(2);
  await page.getByText('Linked, but can’t be used to sign in').waitFor();

  await page.getByRole('button', { name: 'Unlink Discord' }).click();
  await page.getByRole('button', { name: 'Unlink', exact: true }).click();
  await page.getByText('Discord unlinked', { exact: true }).waitFor();
  // TikTok is no way in: the password alone is left, and stays.
  await page.getByText('This is your only way to sign in').waitFor();
  expect(await page.getByRole('button', { name: /^Unlink/ }).count()).toBe(1);
});
