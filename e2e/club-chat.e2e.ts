// A club talks: its lounge, a broadcast with answers that only the staff read, a channel for some, and who may not write.
// Covers: chat.
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { verified } from './lib/accounts.ts';
import { clubOf, memberOf } from './lib/mission-club.ts';
import { journey } from './lib/phone.ts';

const said = (page: Page) => page.getByRole('log').getByRole('article');

async function write(page: Page, text: string): Promise<void> {
  await page.locator('.sp-chat-field').fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

describe('a club', () => {
  journey('talks in its lounge and answers a broadcast', async ({ phone }) => {
    const owner = await verified();
    const club = await clubOf(owner);
    const fan = await memberOf(club);
    const [hers, his] = [await phone({ session: owner }), await phone({ session: fan })];
    await hers.open(`/club/${club.handle}/messages`);
    await his.open(`/club/${club.handle}/home`);
    await his.page.getByRole('link', { name: `Messages in ${club.name}` }).click();
    for (const { page } of [hers, his]) await page.getByRole('link', { name: /^Lounge/ }).click();
    await Promise.all([hers.connected(), his.connected()]);
    await write(his.page, 'Anybody here?');
    await said(hers.page).filter({ hasText: 'Anybody here?' }).waitFor();
    await write(hers.page, 'Always');
    await said(his.page).filter({ hasText: 'Always' }).waitFor();

    for (const phone of [hers, his]) {
      await phone.open(`/club/${club.handle}/messages`);
      await phone.page.getByRole('link', { name: /Broadcast/ }).click();
    }
    await write(hers.page, 'Doors open at seven');
    await said(his.page).filter({ hasText: 'Doors open at seven' }).waitFor();
    await his.page.getByText(/^3 answers left/).waitFor();
    await his.page.getByLabel('Answer privately').fill('I bring cake');
    await his.page.getByRole('button', { name: 'Send', exact: true }).click();
    await his.page.getByText(/^2 answers left/).waitFor();
    await his.page.getByRole('button', { name: 'Your answer' }).waitFor();
    await hers.page.getByRole('button', { name: '1 answer' }).click();
    await hers.page.getByRole('dialog').getByText('I bring cake').waitFor();

    // The next message arrives while both watch: its three answers are there at once.
    await hers.page.keyboard.press('Escape');
    await hers.page.getByRole('dialog').waitFor({ state: 'detached' });
    await write(hers.page, 'The encore is your choice');
    await said(his.page).filter({ hasText: 'The encore is your choice' }).waitFor();
    await his.page.getByText(/^3 answers left/).waitFor();
  });

  journey('makes a channel, renames it and deletes it', async ({ phone }) => {
    const owner = await verified();
    const club = await clubOf(owner);
    const fan = await memberOf(club);
    const [hers, his] = [await phone({ session: owner }), await phone({ session: fan })];
    await hers.open(`/club/${club.handle}/manage`);
    await hers.page.getByRole('link', { name: 'Channels' }).click();
    await hers.page.getByRole('link', { name: 'New channel' }).click();
    const sheet = hers.page.getByRole('dialog');
    await sheet.getByLabel('Name').fill('Bus to the show');
    await sheet.getByRole('button', { name: 'Create channel' }).click();
    await hers.page.getByRole('button', { name: /^Bus to the show/ }).waitFor();

    await his.open(`/club/${club.handle}/messages`);
    await his.page.getByRole('link', { name: /^Bus to the show/ }).click();
    await write(his.page, 'One seat, please');
    await said(his.page).filter({ hasText: 'One seat, please' }).waitFor();

    await hers.page.getByRole('button', { name: /^Bus to the show/ }).click();
    await sheet.getByLabel('Name').fill('Bus and train');
    await sheet.getByRole('button', { name: 'Save channel' }).click();
    await hers.page.getByRole('button', { name: /^Bus and train/ }).click();
    await sheet.getByRole('button', { name: 'Delete channel' }).click();
    await hers.page.getByRole('alertdialog').getByRole('button', { name: 'Delete channel' }).click();
    await hers.page.getByRole('button', { name: /^Bus and train/ }).waitFor({ state: 'detached' });
    await his.open(`/club/${club.handle}/messages`);
    await his.page.getByRole('link', { name: /^Lounge/ }).waitFor();
    expect(await his.page.getByRole('link', { name: /^Bus/ }).count()).toBe(0);
  });
});
