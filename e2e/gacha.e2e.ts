// Packs: from the club's home to what was in them, the proof that anybody's phone redoes, and one that was tampered with.
// Covers: gacha.
import type { DrawProof } from '@stagepass/contract/gacha/shapes.ts';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { UNTOUCHED_MS } from '../apps/web/src/domains/gacha/model/untouched.ts';
import { signInAs, verified } from './lib/accounts.ts';
import { overflow } from './lib/checks.ts';
import { ownName } from './lib/doors.ts';
import { journey, type Phone, settled } from './lib/phone.ts';
import { revealedDraws } from './lib/revealed-draws.ts';
import { callApi } from './lib/server.ts';

const club = 'velvet-static';

async function newMember() {
  const session = await verified();
  await callApi('POST /clubs/:id/join', { params: { id: club }, token: session.sctoken, body: {} });
  return session;
}

const agrees = (page: Page) => page.getByRole('heading', { level: 1, name: 'Draw verified' }).waitFor();

/** A pack that nobody touches opens by itself after a moment: on a busy machine it would be open before the journey taps it. */
async function leaveSealed({ context }: Phone): Promise<void> {
  await context.addInitScript((untouched_ms) => {
    const wait = window.setTimeout;
    const never = 0;
    window.setTimeout = ((act: TimerHandler, ms?: number, ...given: unknown[]) =>
      ms === untouched_ms ? never : wait(act, ms, ...given)) as typeof window.setTimeout;
  }, UNTOUCHED_MS);
}

/** Not enough for a pack: the way to the till and back. */
async function topUp({ page }: Phone): Promise<void> {
  await page.getByRole('button', { name: /^Open a pack/ }).click();
  await page.getByLabel('Birth date').fill('1994-05-03');
  await page.getByLabel('Country you live in').selectOption('DE');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Continue/ })
    .click();
  await page.getByRole('link', { name: 'Top up' }).click();
  await page.getByRole('radio', { name: /\$20/ }).check();
  await page.getByRole('button', { name: /Test payment/ }).click();
  await page.getByRole('heading', { name: 'Test checkout' }).waitFor();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('heading', { name: 'Top-up complete' }).waitFor();
  await page.getByRole('link', { name: 'Back to where you were' }).click();
  await page.getByRole('heading', { level: 1, name: 'Tour Tin II' }).waitFor();
}

describe('packs', () => {
  journey(
    'are opened from the club’s home on, once and ten times, and prove themselves',
    async ({ phone }) => {
      const session = await newMember();
      const fan = await phone({ motion: true, session });
      const { page } = fan;
      await leaveSealed(fan);
      await fan.open(`/club/${club}/home`);
      await page.getByRole('link', { name: 'Packs', exact: true }).click();
      // The club's home names the same pack, and stands until the next screen has loaded.
      await page.getByRole('heading', { level: 1, name: /packs$/ }).waitFor();
      await page.getByRole('link', { name: /Tour Tin II/ }).click();
      await page.getByRole('heading', { level: 1, name: 'Tour Tin II' }).waitFor();
      const pool = fan.path();
      await topUp(fan);
      expect(fan.path()).toBe(pool);

      // The price comes first, then the server seed's hash, then the client seed; the button that pays names the price.
      await page.getByRole('button', { name: /^Open a pack.*\$1\.20/ }).click();
      const price = page.getByRole('dialog', { name: 'Open 1 pack · $1.20' });
      await price.getByText('Available after').waitFor();
      await price.getByRole('button', { name: 'Choose your own client seed' }).click();
      await page.getByRole('img', { name: 'Hash of the server seed' }).waitFor();
      await page.getByLabel('Your client seed').fill('moonbread');
      await page.getByRole('button', { name: /^Use this seed and open.*\$1\.20/ }).click();
      // By the keyboard alone: the button that tears is in the hand.
      await page.getByRole('button', { name: 'Open pack' }).and(page.locator(':focus')).waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Done' }).waitFor();

      // From the second on it is one tap.
      await page.getByRole('button', { name: /^Open another pack.*\$1\.20/ }).click();
      await page.getByRole('button', { name: 'Open pack' }).click();
      await page.getByRole('button', { name: 'Done' }).click();

      await page.getByRole('button', { name: /^Open 10.*\$12\.00/ }).click();
      const ten = page.getByRole('dialog', { name: 'Open 10 packs · $12.00' });
      await ten.getByRole('button', { name: /^Open 10 packs.*\$12\.00/ }).click();
      await page.getByRole('button', { name: 'Skip to end' }).click();
      await page.getByRole('heading', { name: '10 packs opened' }).waitFor();
      await page.locator('.sp-item-tile').nth(9).waitFor();
      expect(await page.locator('.sp-item-tile').count()).toBe(10);
      await page.getByRole('link', { name: 'Verify draws' }).click();

      await page.getByRole('heading', { level: 1, name: 'Not revealed yet' }).waitFor();
      await page.getByRole('button', { name: 'Reveal server seed' }).click();
      await page.getByRole('button', { name: 'Change client seed' }).click();
      await page.getByText('Anyone can now verify all 12 packs opened with it.').waitFor();
      await page.getByRole('button', { name: 'Done', exact: true }).click();
      await agrees(page);
      await page.getByRole('link', { name: /^Draw 10 of 10/ }).click();
      await agrees(page);

      await fan.open(`${pool}?view=draws`);
      const rows = page.getByRole('link', { name: /can be verified/ });
      await rows.nth(11).waitFor();
      expect(await rows.count()).toBe(12);
      await rows.last().click();
      await agrees(page);
      await page.getByText('moonbread').waitFor();
    },
  );

  journey('of the past are redone by a visitor’s phone, a hundred of them and more', async ({ phone }) => {
    const draws = await revealedDraws({ tens: 10, singles: 6 });
    expect(draws).toHaveLength(16);
    const { page, open } = await phone();
    let checked = 0;
    for (const draw of draws) {
      const answer = page.waitForResponse((response) => response.url().endsWith(`/draws/${draw}/proof`));
      await open(`/club/gacha/proof/${draw}`);
      await agrees(page);
      checked += ((await (await answer).json()) as { data: DrawProof }).data.draws.length;
    }
    expect(checked).toBe(106);
  });

  journey('that were tampered with are caught on the glass', async ({ phone }) => {
    const [draw = ''] = await revealedDraws({ tens: 0, singles: 1 });
    const { page, open } = await phone();
    await page.route('**/api/draws/*/proof', async (route) => {
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: DrawProof };
      const table = data.table.map((entry, at) =>
        at === 0 ? { ...entry, weight: entry.weight + 1 } : entry,
      );
      await route.fulfill({ response, json: { data: { ...data, table } } });
    });
    await open(`/club/gacha/proof/${draw}`);
    await page.getByRole('heading', { level: 1, name: 'Draw doesn’t match' }).waitFor();
    await page.getByText(/draw hash: the receipt says/).waitFor();
    await page.unroute('**/api/draws/*/proof');
    await page.getByRole('button', { name: 'Verify again' }).click();
    await agrees(page);
    // The stamp lands from above, twice its size: the page must not become wider by it.
    expect(await overflow(page)).toEqual([]);
  });

  journey(
    'are made by those who run the club, with the odds in sight before anything counts',
    async ({ phone }) => {
      const creator = await phone({ session: await signInAs('creator') });
      const { page } = creator;
      await creator.open(`/club/${club}/manage`);
      await page.getByRole('link', { name: 'Packs' }).click();
      await page.getByRole('link', { name: 'New pack' }).click();
      const name = ownName('Encore');
      await page.getByLabel('Name', { exact: true }).fill(name);
      await page.getByLabel('Price per pack, in dollars').fill('0.80');
      await page.getByRole('button', { name: 'Add items' }).click();
      await page.getByRole('checkbox', { name: /House pick/ }).check();
      await page.getByRole('checkbox', { name: /Moth pin/ }).check();
      await page.getByRole('button', { name: 'Done' }).click();
      await page.getByRole('table', { name: 'Odds of every item' }).getByText('18.9%').first().waitFor();
      await page.getByRole('button', { name: 'Announce' }).click();
      await page.getByRole('button', { name: 'Announce and open' }).click();
      await page.getByText('Pack is open', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Close pack' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Close pack' }).click();
      await page.getByText(/^Closed\. Announce new odds to open it again\./).waitFor();
      await settled(page);
    },
  );
});
