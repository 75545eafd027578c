// The laminate and the code of a ticket in the hand: whole on the smallest screen, swiped from club to club, turned around.
// Covers: redemption.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signInAs, verified } from './lib/accounts.ts';
import { codeOn, doorClub, giveTickets, ownName } from './lib/doors.ts';
import { journey, settled } from './lib/phone.ts';
import { callApi } from './lib/server.ts';
import { swipe } from './lib/touch.ts';

const otherClub = 'third-kettle';

/** Of the code with its quiet zone, in CSS pixels of the glass, before anything is scrolled. */
async function codeBox(page: Page) {
  await page.locator('.sp-qr path').waitFor();
  await settled(page);
  const box = await page.locator('.sp-qr svg').boundingBox();
  const glass = page.viewportSize();
  const scrolled = await page.evaluate(() => window.scrollY);
  if (box === null || glass === null) throw new Error('there is no code on the glass');
  return { ...box, glass, scrolled };
}

async function expectWhole(page: Page, least_px: number): Promise<void> {
  const { x, y, width, height, glass, scrolled } = await codeBox(page);
  expect(scrolled).toBe(0);
  expect(x).toBeGreaterThanOrEqual(0);
  expect(y).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(glass.width);
  expect(y + height).toBeLessThanOrEqual(glass.height);
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(least_px);
}

journey(
  'the whole code is on a screen of 320 by 640 without scrolling, at 200 % text too',
  { timeout: 120_000 },
  async ({ phone }) => {
    const fan = await verified();
    await callApi('POST /clubs/:id/join', { params: { id: doorClub }, token: fan.sctoken, body: {} });
    const name = ownName('Narrow night');
    await giveTickets(await signInAs('creator'), name, [fan.user_name]);
    const hers = await phone({ session: fan, width: 320, height: 640 });
    const held = await callApi('GET /inventory', { query: { state: 'held' }, token: fan.sctoken });
    const ticket = `/item-qr?id=${held[0]?.item.id}`;
    for (const scale of [1, 2]) {
      await hers.setTextScale(scale);
      await hers.open('/user/fanpass');
      await expectWhole(hers.page, 200);
      await codeOn(hers.page);
      await hers.open(ticket);
      await expectWhole(hers.page, 200);
      await codeOn(hers.page);
    }
  },
);

journey('the laminate is swiped from club to club, and turned to the face for people', async ({ phone }) => {
  const fan = await verified();
  for (const id of [otherClub, doorClub])
    await callApi('POST /clubs/:id/join', { params: { id }, token: fan.sctoken, body: {} });
  const hers = await phone({ session: fan });
  await hers.open('/user/fanpass');
  const { page } = hers;
  await page.getByRole('heading', { name: 'Velvet Static' }).waitFor();
  const first = await codeOn(page);
  await swipe(page, { from: { x: 320, y: 400 }, to: { x: 80, y: 405 } });
  await page.getByRole('heading', { name: 'Third Kettle' }).waitFor();
  await page
    .getByRole('button', { name: 'Third Kettle, pass 2 of 2' })
    .and(page.locator('[aria-current]'))
    .waitFor();
  // One code for the door of every club: it says who, not where.
  expect(first.length).toBeGreaterThan(40);
  await page.getByRole('radio', { name: 'Add me' }).check();
  await page.getByRole('article', { name: `Member card of ${fan.display_name}` }).waitFor();
  await page.getByRole('img', { name: `QR code for the profile of ${fan.display_name}` }).waitFor();
  await page.getByRole('button', { name: 'Velvet Static, pass 1 of 2' }).click();
  await page.getByText(/^Velvet Static, since/).waitFor();
  await hers.open(`/club/${otherClub}/id-center`);
  await page.getByText(/^Third Kettle, since/).waitFor();
});
