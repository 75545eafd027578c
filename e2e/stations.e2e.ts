// Stations: a creator makes one with a step and a price, a fan finds it locked, does the step, pays and claims the last piece; for
// another fan it is gone.
// Covers: stations, requirements, orders.
import type { Session } from '@stagepass/contract/auth/shapes.ts';
import type { ItemDesign } from '@stagepass/contract/items/shapes.ts';
import { beforeAll, describe, expect } from 'vitest';
import { fanWithMoney, signInAs } from './lib/accounts.ts';
import { journey, type Phone } from './lib/phone.ts';
import { callApi } from './lib/server.ts';

const club = 'velvet-static';

let creator: Session;
let design: ItemDesign;
beforeAll(async () => {
  creator = await signInAs('creator');
  const designs = await callApi('GET /clubs/:id/item-designs', {
    params: { id: club },
    query: { state: 'live' },
    token: creator.sctoken,
  });
  const found = designs.find(({ kind, left }) => kind === 'collectible' && left === null);
  if (found === undefined) throw new Error('the demo world has no unlimited item');
  design = found;
});

/** From the club's home to all its stations. */
async function toStations({ page, open }: Phone): Promise<void> {
  await open(`/club/${club}/home`);
  await page.getByRole('link', { name: 'Stations', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Stations' }).waitFor();
}

describe('a station', () => {
  journey(
    'is made with a step and a price, unlocked, paid and claimed by the last fan',
    async ({ phone }) => {
      const title = `Night hatch ${Date.now().toString(36)}`;
      const maker = await phone({ session: creator });
      await maker.open(`/club/${club}/manage`);
      await maker.page.getByRole('link', { name: 'Stations', exact: true }).click();
      await maker.page.getByRole('link', { name: 'New station' }).click();
      await maker.page.getByLabel('Name', { exact: true }).fill(title);
      await maker.page.getByRole('combobox', { name: 'Item' }).selectOption(design.id);
      await maker.page.getByRole('region', { name: 'Preview' }).getByText(design.name).waitFor();
      await maker.page.getByLabel('Price in dollars').fill('4');
      await maker.page.getByLabel('How many').fill('1');
      // A step belongs to a station: the draft is saved first.
      await maker.page.getByRole('button', { name: 'Add step: Read or watch' }).click();
      const save = maker.page.getByRole('button', { name: 'Save step' });
      await save.waitFor();
      await maker.page.getByLabel('Title').fill('Read the notice');
      await maker.page.getByLabel('Text', { exact: true }).fill('Ring twice. Somebody will come.');
      await maker.page.getByLabel('Minimum time in seconds').fill('0');
      await save.click();
      await maker.page.getByRole('button', { name: 'Move Read the notice, step 1 of 1' }).waitFor();
      await maker.page.getByRole('button', { name: 'Open station' }).click();
      await maker.page.getByRole('button', { name: new RegExp(`${title}.*0 of 1 claimed`) }).waitFor();

      const [session, late] = await Promise.all([fanWithMoney(club), fanWithMoney(club)]);

      const fan = await phone({ session });
      const { page } = fan;
      await toStations(fan);
      await page.getByRole('link', { name: new RegExp(`${title}.*1 to go`) }).click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.getByText('1 of 1 left').waitFor();
      const wants = page.getByRole('list', { name: 'What you need' });
      await wants.getByText('Read the notice').waitFor();
      expect(await page.getByRole('button', { name: /^Claim/ }).count()).toBe(0);
      await page.getByRole('link', { name: 'Read the text' }).click();
      await page.getByRole('button', { name: 'Mark as done' }).click();

      // The first tap names the amount, the second pays.
      await page.getByRole('button', { name: 'Claim for $4.00' }).click();
      const paying = page.getByRole('dialog', { name: `Claim ${design.name}` });
      await paying.getByText('Claims can’t be refunded.').waitFor();
      await paying.getByText('Available now').waitFor();
      await paying.getByRole('button', { name: /^Claim and pay/ }).click();
      await page.getByRole('img', { name: 'Claimed' }).waitFor();
      await page.getByRole('link', { name: 'View in inventory' }).waitFor();

      const [order] = await callApi('GET /orders', { query: { kind: 'station' }, token: session.sctoken });
      expect(order).toMatchObject({ title: design.name, paid_cents: 400, kind: 'station' });
      await fan.open('/user/profile');
      await page.getByRole('link', { name: /^Purchases/ }).click();
      await page.getByRole('link', { name: new RegExp(`^${design.name}`) }).click();
      await page.getByText('Claimed at a station').first().waitFor();

      const other = await phone({ session: late });
      await toStations(other);
      await other.page.locator('.sp-hatch-link').first().waitFor();
      expect(await other.page.getByRole('link', { name: new RegExp(title) }).count()).toBe(0);
      await other.page.getByRole('radio', { name: 'Gone' }).click();
      await other.page.getByRole('link', { name: new RegExp(`${title}.*All gone`) }).click();
      await other.page.getByRole('heading', { level: 1, name: title }).waitFor();
      await other.page.getByText('All gone').first().waitFor();
      await other.page.getByText('0 of 1 left').waitFor();
      expect(await other.page.getByRole('button', { name: /^Claim/ }).count()).toBe(0);
    },
  );
});
