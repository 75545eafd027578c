// What fan tokens buy: an item of the store, then a pack; each takes its price from what the fan holds, and is an order in tokens.
// Covers: tokens, market, gacha, orders.
import { journey, type Phone, settled } from './lib/phone.ts';
import { callApi } from './lib/server.ts';
import { clubWithToken, fanWithTokens } from './lib/token-club.ts';

type Made = Awaited<ReturnType<typeof clubWithToken>>;

const PIN = 'Moth pin';
const PACK = 'Tour Tin';

async function sellPin({ owner, club }: Made) {
  const token = owner.sctoken;
  const { id } = await callApi('POST /clubs/:id/item-designs', {
    params: { id: club.id },
    token,
    body: {
      ...{ name: PIN, quality: 'rare', kind: 'collectible', edition_size: 10 },
      picture: { from: 'drawn', object: 'polaroid' },
    },
  });
  await callApi('POST /item-designs/:id/publish', { params: { id }, token });
  const listing = await callApi('POST /clubs/:id/listings', {
    params: { id: club.id },
    token,
    body: { design_id: id, price_tokens: 6, stock: 4 },
  });
  return { design_id: id, listing_id: listing.id };
}

async function openPool({ owner, club }: Made, design_id: string): Promise<string> {
  const token = owner.sctoken;
  const body = { name: PACK };
  const { id } = await callApi('POST /clubs/:id/gacha', { params: { id: club.id }, token, body });
  await callApi('POST /gacha/:id/versions', {
    params: { id },
    token,
    body: { price_cents: 3, asset: 'token', entries: [{ design_id, weight: 1 }] },
  });
  return id;
}

async function have({ page, open }: Phone, { club, count }: { club: Made['club']; count: number }) {
  await open(`/club/${club.handle}/token`);
  await page.getByRole('heading', { level: 1, name: String(count), exact: true }).waitFor();
}

async function buyPin({ page, open }: Phone, { id, symbol }: { id: string; symbol: string }): Promise<void> {
  await open(`/market-item/${id}`);
  await page.getByRole('button', { name: new RegExp(`^Buy.*6 ${symbol}`) }).click();
  const sheet = page.getByRole('dialog', { name: 'Order summary' });
  await sheet.getByText(`14 ${symbol}`, { exact: true }).waitFor();
  await sheet.getByRole('button', { name: new RegExp(`^Pay.*6 ${symbol}`) }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.getByText('Bought · #1', { exact: true }).waitFor();
}

/** Nobody touches it: after a moment it opens by itself. */
async function openPack(
  { page, open }: Phone,
  { pool, symbol }: { pool: string; symbol: string },
): Promise<void> {
  await open(`/club/gacha/${pool}`);
  await page.getByRole('button', { name: new RegExp(`^Open a pack.*3 ${symbol}`) }).click();
  const price = page.getByRole('dialog', { name: `Open 1 pack · 3 ${symbol}` });
  await price.getByText('Available after').waitFor();
  await price.getByRole('button', { name: new RegExp(`^Open 1 pack.*3 ${symbol}`) }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('heading', { level: 1, name: PACK }).waitFor();
}

journey('a fan buys an item and a pack with tokens, and the orders name them', async ({ phone }) => {
  const made = await clubWithToken();
  const { club, symbol } = made;
  const { design_id, listing_id } = await sellPin(made);
  const pool = await openPool(made, design_id);
  const fan = await phone({ session: await fanWithTokens(club, 20) });
  const { page } = fan;
  await have(fan, { club, count: 20 });
  await buyPin(fan, { id: listing_id, symbol });
  await have(fan, { club, count: 14 });
  await openPack(fan, { pool, symbol });
  await have(fan, { club, count: 11 });

  await fan.open('/user/purchases');
  const order = page.getByRole('link', { name: new RegExp(`^${PIN} #1`) });
  await order.getByText(`6 ${symbol}`, { exact: true }).waitFor();
  await page
    .getByRole('link', { name: new RegExp(`^${PACK}`) })
    .getByText(`3 ${symbol}`, { exact: true })
    .waitFor();
  await order.click();
  await page.getByRole('heading', { level: 1, name: /^Order \d+/ }).waitFor();
  await settled(page);
  await page.getByText(`Paid 6 ${symbol}`, { exact: true }).waitFor();
});
