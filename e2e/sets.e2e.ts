// Sets: a creator makes an album with a badge; a fan sees its holes and how each can be had, fills them, learns that an item of a paid
// pack does not count, and earns the badge with one that does.
// Covers: sets, badges, items, market, gacha.
import type { Session } from '@stagepass/contract/auth/shapes.ts';
import { describe, expect } from 'vitest';
import { fanWithMoney, verified } from './lib/accounts.ts';
import { overflow } from './lib/checks.ts';
import { clubOf } from './lib/mission-club.ts';
import { journey, type Phone, settled } from './lib/phone.ts';
import { callApi } from './lib/server.ts';

type Club = Awaited<ReturnType<typeof clubOf>>;

const SET = 'Brass and banners';
const BADGE = 'Full case';
const items = {
  Trumpet: { quality: 'common', object: 'mic' },
  Snare: { quality: 'rare', object: 'drum' },
  Banner: { quality: 'srare', object: 'scarf' },
} as const;
type Name = keyof typeof items;

async function makeDesign(owner: Session, club: Club, name: Name): Promise<string> {
  const { quality, object } = items[name];
  const token = owner.sctoken;
  const { id } = await callApi('POST /clubs/:id/item-designs', {
    params: { id: club.id },
    token,
    body: { name, quality, kind: 'collectible', edition_size: 40, picture: { from: 'drawn', object } },
  });
  await callApi('POST /item-designs/:id/publish', { params: { id }, token });
  return id;
}

async function openPack(owner: Session, club: Club, name: string, designs: readonly string[]): Promise<void> {
  const token = owner.sctoken;
  const { id } = await callApi('POST /clubs/:id/gacha', { params: { id: club.id }, token, body: { name } });
  const entries = designs.map((design_id) => ({ design_id, weight: 1 }));
  await callApi('POST /gacha/:id/versions', { params: { id }, token, body: { price_cents: 100, entries } });
}

async function sell(owner: Session, club: Club, design_id: string, price_cents: number): Promise<string> {
  const body = { design_id, price_cents, stock: 5 };
  const params = { id: club.id };
  return (await callApi('POST /clubs/:id/listings', { params, token: owner.sctoken, body })).id;
}

/** Another fan buys a copy in the store and offers it for less. */
async function resell(club: Club, listing: string, of: { paid: number; price_cents: number }) {
  const { sctoken: token } = await fanWithMoney(club.id);
  const bought = await callApi('POST /listings/:id/buy', {
    params: { id: listing },
    token,
    body: { expected_price_cents: of.paid },
  });
  const params = { id: bought.item_id };
  const { price_cents } = of;
  const { royalty_bp } = await callApi('GET /items/:id/listing-quote', {
    params,
    token,
    query: { price_cents },
  });
  const body = { price_cents, expected_royalty_bp: royalty_bp };
  await callApi('POST /items/:id/listing', { params, token, body });
  return bought.number;
}

/** A club that sells all three, with packs; a fan who was given the first one. */
async function clubWithItems() {
  const owner = await verified();
  const club = await clubOf(owner, { hue: 355 });
  // A new club shows no market before its owner turns it on.
  const modules = club.modules.map(({ module }) => ({ module, on: true }));
  await callApi('PUT /clubs/:id/modules', {
    params: { id: club.id },
    token: owner.sctoken,
    body: { modules },
  });
  const trumpet = await makeDesign(owner, club, 'Trumpet');
  const snare = await makeDesign(owner, club, 'Snare');
  const banner = await makeDesign(owner, club, 'Banner');
  await openPack(owner, club, 'Drum pack', [snare, banner]);
  await openPack(owner, club, 'Banner pack', [banner]);
  await sell(owner, club, banner, 600);
  const number = await resell(club, await sell(owner, club, snare, 500), { paid: 500, price_cents: 320 });
  const session = await fanWithMoney(club.id);
  await callApi('POST /item-designs/:id/grants', {
    params: { id: trumpet },
    token: owner.sctoken,
    body: { to: 'names', user_names: [session.user_name] },
  });
  return { owner, club, session, number };
}

async function makeSet({ page, open }: Phone, club: Club): Promise<void> {
  await open(`/club/${club.handle}/manage`);
  await page.getByRole('link', { name: 'Sets', exact: true }).click();
  await page.getByRole('link', { name: 'New set' }).click();
  const making = page.getByRole('dialog', { name: 'New set' });
  await making.getByLabel('Name', { exact: true }).fill(SET);
  await making.getByLabel('Season').fill('Spring 2026');
  for (const name of Object.keys(items)) await making.getByRole('checkbox', { name, exact: true }).check();
  await making.getByText('3 items chosen').waitFor();
  await making.getByRole('switch', { name: 'A badge for completing it' }).check();
  await making.getByRole('button', { name: 'New badge' }).click();
  const badge = page.getByRole('dialog', { name: 'New badge' });
  await badge.getByLabel('Name', { exact: true }).fill(BADGE);
  await badge.getByRole('button', { name: 'Make badge' }).click();
  await badge.waitFor({ state: 'detached' });
  expect(await making.getByRole('radio', { name: BADGE }).isChecked()).toBe(true);
  await making.getByRole('button', { name: 'Save draft' }).click();
  const saved = page.getByRole('dialog', { name: 'Edit set' });
  await saved.getByRole('button', { name: 'Publish set' }).click();
  await page.locator('.sp-toast').getByText('Fans can collect this set now').waitFor();
  await page.getByRole('button', { name: new RegExp(`${SET}.*3 items · earns “${BADGE}”`) }).waitFor();
}

/** From the inventory into the album, which says so much of it is there. */
async function openAlbum({ page, open }: Phone, collected: number): Promise<void> {
  await open('/user/inventory');
  await page.getByRole('link', { name: new RegExp(`${SET} ?${collected} of 3`) }).click();
  await page.getByRole('heading', { level: 1, name: SET }).waitFor();
  await page.getByText(`${collected} of 3`, { exact: true }).waitFor();
  await settled(page);
}

const hole = ({ page }: Phone, name: Name, rarity: string) =>
  page.getByRole('button', { name: `${name}, ${rarity}, missing` });

async function buy({ page }: Phone, price: RegExp): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Buy.*${price.source}`) }).click();
  const sheet = page.getByRole('dialog', { name: 'Order summary' });
  await sheet.getByRole('button', { name: new RegExp(`^Pay.*${price.source}`) }).click();
  await page.getByText(/^Bought · #\d+$/).waitFor();
}

async function completed(session: Session, club: Club): Promise<boolean> {
  const token = session.sctoken;
  const [set] = await callApi('GET /clubs/:id/item-sets', { params: { id: club.id }, token });
  const page = await callApi('GET /item-sets/:id', { params: { id: set?.id ?? '' }, token });
  return page.completed_at !== null;
}

describe('a set', () => {
  journey('is made, filled hole by hole, and earns its badge without what was drawn', async ({ phone }) => {
    const { owner, club, session, number } = await clubWithItems();
    await makeSet(await phone({ session: owner }), club);

    const fan = await phone({ session });
    const { page } = fan;
    await openAlbum(fan, 1);
    const places = page.getByRole('region', { name: `${SET}, 1 of 3 collected` });
    expect(await places.locator('[data-owned="false"]').count()).toBe(2);
    // The print that is there is a picture, and not a frame around nothing.
    const print = places.locator('[data-owned="true"] img');
    expect(
      await print.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
    ).toBeGreaterThan(0);
    await page.getByText(`Complete it to earn “${BADGE}”.`).waitFor();
    expect(await overflow(page)).toEqual([]);

    // One hole is filled from a pack that is paid for.
    await hole(fan, 'Banner', 'Super Rare').click();
    const sheet = (name: Name) => page.getByRole('dialog', { name });
    await sheet('Banner').getByText('In the store').waitFor();
    await sheet('Banner')
      .getByRole('link', { name: /Banner pack: 100\.00% chance per pack/ })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Banner pack' }).waitFor();
    await page.getByRole('button', { name: /^Open a pack.*\$1\.00/ }).click();
    const price = page.getByRole('dialog', { name: 'Open 1 pack · $1.00' });
    await price.getByRole('button', { name: /^Open.*\$1\.00/ }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await openAlbum(fan, 2);
    await page.getByText('1 of 3 count for the badge').waitFor();
    // The print says so by itself: the stamp, its words below the page, and its name for whoever cannot see it.
    await page.getByText('From a paid pack: doesn’t count for the badge').waitFor();
    await page
      .getByRole('button', { name: /^Banner, .*, from a paid pack: doesn’t count for the badge$/ })
      .waitFor();

    // The other one says all its ways, the cheapest first.
    await hole(fan, 'Snare', 'Rare').click();
    const ways = sheet('Snare').getByRole('link');
    await ways.filter({ hasText: 'Drum pack: 73.08% chance per pack' }).getByText('$1.00').waitFor();
    await ways.filter({ hasText: 'Buy from the club' }).getByText('$5.00').waitFor();
    expect(await ways.first().innerText()).toContain(`The only offer, number ${number}`);
    await ways.first().getByText('$3.20').waitFor();
    await ways.first().click();
    await page.getByRole('heading', { level: 1, name: 'Snare' }).waitFor();
    await buy(fan, /\$3\.20/);

    // All holes are filled, and one of the prints does not count.
    await openAlbum(fan, 3);
    await page.getByText('2 of 3 count for the badge').waitFor();
    await page.getByText(`Complete it to earn “${BADGE}”.`).waitFor();
    expect(await completed(session, club)).toBe(false);

    await fan.open(`/club/${club.handle}/home`);
    await page.getByRole('link', { name: 'Market', exact: true }).click();
    // The club's home names the same item, and stands until the market has loaded.
    await page.getByRole('radio', { name: 'Auctions' }).waitFor();
    await page.getByRole('link', { name: /^Banner, / }).click();
    await page.getByRole('heading', { level: 1, name: 'Banner' }).waitFor();
    await buy(fan, /\$6\.00/);
    await expect.poll(() => completed(session, club), { timeout: 30_000 }).toBe(true);
    await openAlbum(fan, 3);
    await page.getByText(`You completed this set and earned “${BADGE}”.`).waitFor();

    await fan.open('/user/profile');
    await page.getByRole('link', { name: /^Badges/ }).click();
    await page
      .getByRole('button', { name: new RegExp(BADGE) })
      .first()
      .click();
    await page.getByRole('dialog', { name: BADGE }).getByText('for a complete set').waitFor();
  });
});
