// People among each other: follow, block and unblock; take the data along; ask to be deleted, and come back.
// Covers: users.
import { readFile } from 'node:fs/promises';
import { unzip } from '@stagepass/testkit/unzip.ts';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { type Newcomer, verifiedPerson } from './lib/accounts.ts';
import { journey, settled } from './lib/phone.ts';

/** A deed is shown before the server has it: whoever looks from another phone waits for the answer. */
async function done(page: Page, deed: 'follow' | 'block', act: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse((answer) => answer.url().endsWith(`/${deed}`));
  await act();
  expect((await answered).status()).toBe(200);
}

async function block(page: Page): Promise<void> {
  await page.getByRole('button', { name: /mute, block or report/ }).click();
  await page.getByRole('button', { name: /^Block/ }).click();
  const sure = page.getByRole('alertdialog').getByRole('button', { name: 'Block' });
  await done(page, 'block', () => sure.click());
}

async function signIn(page: Page, person: Newcomer): Promise<void> {
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

describe('people', () => {
  journey('follow each other, block and unblock', async ({ phone }) => {
    const [ana, ben] = [await verifiedPerson(), await verifiedPerson()];
    const [hers, his] = [await phone({ session: ana.session }), await phone({ session: ben.session })];
    await hers.open(`/user/${ben.session.user_name}`);
    await done(hers.page, 'follow', () => hers.page.getByRole('button', { name: /^Follow / }).click());
    await hers.page.getByText('1 follower', { exact: true }).waitFor();

    await his.open(`/user/${ana.session.user_name}`);
    await his.page.getByText('Follows you').waitFor();
    await his.page.getByRole('link', { name: '1 following' }).click();
    await his.page.getByRole('heading', { name: ana.session.display_name }).waitFor();
    await his.page.getByRole('link', { name: new RegExp(ben.session.display_name) }).waitFor();

    await block(hers.page);
    await hers.page.getByText(/^You blocked /).waitFor();
    his.trouble.expect(/answer: 404 GET \/api\/users\//);
    await his.open(`/user/${ana.session.user_name}`);
    await his.page.getByRole('heading', { name: 'Profile not found' }).waitFor();

    await hers.open('/user/settings?view=blocked');
    const unblock = hers.page.getByRole('button', { name: `Unblock ${ben.session.display_name}` });
    await done(hers.page, 'block', () => unblock.click());
    await hers.page.getByText('You haven’t blocked anyone').waitFor();
    await his.page.reload();
    await his.page.getByRole('heading', { name: ana.session.display_name }).waitFor();
    expect(await his.page.getByText('Follows you').count()).toBe(0);
  });

  journey('take their data along', async ({ phone }) => {
    const ana = await verifiedPerson();
    const { page, open } = await phone({ session: ana.session });
    await open('/user/settings?view=data');
    await page.getByRole('button', { name: 'Prepare my data' }).click();
    const save = page.getByRole('button', { name: 'Download', exact: true });
    await save.waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
    expect(download.suggestedFilename()).toMatch(/^stagepass-[a-z0-9_]+-\d{4}-\d\d-\d\d\.zip$/);
    const files = unzip(await readFile(await download.path()));
    expect(files.get('users.json')?.toString()).toContain(ana.email);
    expect([...files.keys()]).toEqual(expect.arrayContaining(['README.txt', 'auth.json']));
  });

  journey('leave, and come back by signing in', async ({ phone }) => {
    const ana = await verifiedPerson();
    const hers = await phone({ session: ana.session });
    const { page } = hers;
    await hers.open('/user/settings?view=delete-account');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete my account' }).click();
    await page.getByText(/^Your account will be deleted on /).waitFor();
    expect(await hers.stored('spc-user')).toBeNull();

    const other = await phone();
    other.trouble.expect(/answer: 404 GET \/api\/users\//);
    await other.open(`/user/${ana.session.user_name}`);
    await other.page.getByRole('heading', { name: 'Profile not found' }).waitFor();

    await hers.open('/auth');
    await signIn(page, ana);
    await page.waitForURL(/\/(discover|user\/welcome)/);
    await settled(page);
    await hers.open('/user/settings?view=delete-account');
    await page.getByText(/Nothing was deleted/).waitFor();
    await other.page.reload();
    await other.page.getByRole('heading', { name: ana.session.display_name }).waitFor();
  });
});
