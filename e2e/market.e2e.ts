// Buying and selling: two phones bid on one lot and see each other at once, a store sells its last copy, a fan sells on.
// Covers: market, auctions.
import { randomUUID } from 'node:crypto';
import type { Session } from '@stagepass/contract/auth/shapes.ts';
import type { ItemDesign } from '@stagepass/contract/items/shapes.ts';
import { beforeAll, expect } from 'vitest';
import { fanWithMoney, signInAs } from './lib/accounts.ts';
import { journey, type Phone, settled } from './lib/phone.ts';
import { callApi } from './lib/server.ts';

const club = 'velvet-static';

let creator: Session;
let design: ItemDesign;
let one: Session;
let other: Session;

beforeAll(async () => {
  creator = await signInAs('creator');
  [one, other] = await Promise.all([fanWithMoney(club), fanWithMoney(club)]);
  const { sctoken: token } = creator;
  const designs = await callApi('GET /clubs/:id/item-designs', {
    params: { id: club },
    query: { state: 'live' },
    token,
  });
  const found = designs.find(
    ({ kind, transferable, left }) => kind === 'collectible' && transferable && (left === null || left > 20),
  );
  if (found === undefined) throw new Error('the demo world has nothing left to sell');
  design = found;
});

const standing = ({ page }: Phone, words: string | RegExp) =>
  page.getByRole('status').filter({ hasText: words }).waitFor();

const bidSheet = ({ page }: Phone) => page.getByRole('dialog', { name: 'Place a bid' });

/** The first tap, which charges nothing. */
async function openBidSheet(phone: Phone): Promise<void> {
  await phone.page.getByRole('button', { name: /^Place bid/ }).click();
  await bidSheet(phone).getByText('Available now').waitFor();
}

/** The second tap, on the button that names this much. */
async function pay(phone: Phone, words: RegExp): Promise<void> {
  await bidSheet(phone).getByRole('button', { name: words }).click();
  await bidSheet(phone).waitFor({ state: 'detached' });
}

/** A secret maximum, typed into the sheet. */
async function bidUpTo(phone: Phone, dollars: number): Promise<void> {
  await openBidSheet(phone);
  const sheet = bidSheet(phone);
  await sheet.getByRole('switch', { name: 'Automatic bids up to a maximum' }).check();
  await sheet.getByRole('button', { name: /^Change maximum/ }).click();
  await sheet.getByLabel('Maximum bid in dollars').fill(String(dollars));
  await pay(phone, new RegExp(`^Place bid.*Automatic bids up to \\$${dollars}\\.00`));
}

journey('a top-up comes back to the bid as it was, and Back leads on from there', async ({ phone }) => {
  const session = await fanWithMoney(club);
  const { sctoken: token } = session;
  const title = `Setlist ${randomUUID().slice(0, 8)}`;
  const ends_at = new Date(Date.now() + 3_600_000).toISOString();
  const lot = await callApi('POST /clubs/:id/auctions', {
    params: { id: club },
    token: creator.sctoken,
    body: { design_id: design.id, title, start_amount: 800, ends_at },
  });
  const { credits } = await callApi('GET /wallet', { token });
  const dollars = Math.floor(credits.available_cents / 100) + 3;
  const fan = await phone({ session });
  const { page } = fan;
  await fan.open(`/club/${club}/home`);
  await page.getByRole('link', { name: 'Market', exact: true }).click();
  await page.getByRole('radio', { name: 'Auctions' }).check();
  await page.getByRole('link', { name: new RegExp(`^${title}`) }).click();
  await openBidSheet(fan);
  const sheet = bidSheet(fan);
  await sheet.getByRole('switch', { name: 'Automatic bids up to a maximum' }).check();
  await sheet.getByRole('button', { name: /^Change maximum/ }).click();
  await sheet.getByLabel('Maximum bid in dollars').fill(String(dollars));
  await sheet.getByRole('link', { name: 'Top up' }).click();
  await page.getByText(/more for your bid\.$/).waitFor();
  await page.getByRole('button', { name: /Test payment/ }).click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('link', { name: 'Back to where you were' }).click();
  await sheet.getByText(`Bid for me up to $${dollars}.00`).waitFor();
  await sheet.getByText('Available after').waitFor();
  const { bid_count } = await callApi('GET /auctions/:id', { params: { id: lot.id }, token });
  expect(bid_count).toBe(0);
  // The first step back closes the sheet, the second one leaves the item.
  await page.goBack();
  await sheet.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(`/market-item/${lot.id}`);
  await page.goBack();
  await page.waitForURL((url) => url.pathname === `/club/${club}/market`);
});

journey('two phones bid on one lot and see each other at once', async ({ phone }) => {
  const title = `Setlist ${randomUUID().slice(0, 8)}`;
  const ends_at = new Date(Date.now() + 3_600_000).toISOString();
  const lot = await callApi('POST /clubs/:id/auctions', {
    params: { id: club },
    token: creator.sctoken,
    body: { design_id: design.id, title, start_amount: 800, ends_at },
  });
  const left = await phone({ session: one });
  const right = await phone({ session: other });
  // One comes from the club's home, the other by a link.
  await left.open(`/club/${club}/home`);
  await left.page.getByRole('link', { name: 'Market', exact: true }).click();
  await left.page.getByRole('radio', { name: 'Auctions' }).check();
  await left.page.getByRole('link', { name: new RegExp(`^${title}`) }).click();
  await left.page.getByRole('heading', { level: 1, name: title }).waitFor();
  await left.connected();
  await right.open(`/market-item/${lot.id}`);
  await right.connected();
  await right.page.getByRole('heading', { name: 'No bids yet' }).waitFor();

  // Nobody has paid before the second tap; another fan's bid moves what the sheet offers, and says so.
  await openBidSheet(right);
  await openBidSheet(left);
  await pay(left, /^Place bid.*\$8\.00/);
  await standing(left, 'You’re the highest bidder. $8.00 is held.');
  await bidSheet(right).getByRole('status').filter({ hasText: 'The lowest bid is now $8.50.' }).waitFor();
  await pay(right, /^Place bid.*\$8\.50/);
  await right.page.getByRole('listitem').filter({ hasText: one.display_name }).waitFor();
  await standing(right, 'You’re the highest bidder. $8.50 is held.');
  await standing(left, /outbid.*money is available/);

  // A secret maximum answers by itself.
  await bidUpTo(left, 20);
  await standing(left, 'You’re the highest bidder. StagePass bids for you up to $20.00.');
  await standing(right, /outbid.*money is available/);
  await openBidSheet(right);
  await pay(right, /^Place bid.*\$9\.50/);
  await left.page.getByText('$10.00').first().waitFor();
  await standing(left, 'You’re the highest bidder. StagePass bids for you up to $20.00.');
  await standing(right, /outbid.*money is available/);
  const wallet = await callApi('GET /wallet', { token: one.sctoken });
  expect(wallet.credits.held_cents).toBe(2000);

  // Told wherever they are in the app; a press leads back to the lot.
  await left.open('/user/settings');
  await left.connected();
  const word = left.page
    .locator('.sp-toast')
    .filter({ hasText: `You’ve been outbid on ${title}` })
    .filter({ hasText: 'The bid is now $21.00. Your money is available again.' });
  // Waited for since before the bid: it goes by itself, and the other phone's sheet may take longer to close than it stays.
  await Promise.all([word.getByRole('button', { name: new RegExp(title) }).click(), bidUpTo(right, 30)]);
  await left.page.getByRole('heading', { level: 1, name: title }).waitFor();
  await standing(left, /outbid.*money is available/);
});

async function buy({ page }: Phone): Promise<void> {
  await page.getByRole('button', { name: /^Buy.*\$/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Order summary' });
  await sheet.getByText('StagePass fee').waitFor();
  await sheet.getByRole('button', { name: /^Pay.*\$/ }).click();
  await sheet.waitFor({ state: 'detached' });
}

journey('a purchase that the wallet cannot pay goes on after the top-up', async ({ phone }) => {
  const session = await fanWithMoney(club);
  const { credits } = await callApi('GET /wallet', { token: session.sctoken });
  const { id } = await callApi('POST /clubs/:id/listings', {
    params: { id: club },
    token: creator.sctoken,
    body: { design_id: design.id, price_cents: credits.available_cents + 300, stock: 1 },
  });
  const fan = await phone({ session });
  const { page } = fan;
  await fan.open(`/market-item/${id}`);
  await page.getByRole('button', { name: /^Buy.*\$/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Order summary' });
  await sheet.getByText('You need $3.00 more').waitFor();
  expect(await sheet.getByRole('button', { name: /^Pay/ }).count()).toBe(0);
  await sheet.getByRole('link', { name: /^Top up.*\$3\.00/ }).click();
  await page.getByText('You need $3.00 more for your purchase.').waitFor();
  await page.getByRole('button', { name: /Test payment/ }).click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('link', { name: 'Back to where you were' }).click();
  await sheet.getByText('Available after').waitFor();
  await sheet.getByRole('button', { name: /^Pay.*\$/ }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.getByText(/^Bought · #\d+$/).waitFor();
  expect(new URL(page.url()).search).toBe('');
});

journey('a store sells its last copy, and says so', async ({ phone }) => {
  const seller = await phone({ session: creator });
  await seller.open(`/club/${club}/manage`);
  await seller.page.getByRole('link', { name: 'Store', exact: true }).click();
  await seller.page.getByRole('button', { name: 'Add to store' }).click();
  const sheet = seller.page.getByRole('dialog', { name: 'Add to store' });
  await sheet.getByLabel('Item', { exact: true }).selectOption(design.id);
  await sheet.getByLabel('Price in dollars').fill('3.10');
  await sheet.getByLabel('Copies for sale').fill('2');
  await sheet
    .getByText('$3.10')
    .or(sheet.getByText(/^Preview for/))
    .first()
    .waitFor();
  await sheet.getByRole('button', { name: 'Add to store' }).click();
  await sheet.waitFor({ state: 'detached' });

  const fan = await phone({ session: one });
  await fan.open(`/club/${club}/market`);
  await fan.page.getByRole('link', { name: new RegExp(`^${design.name}, .*2 left`) }).click();
  await fan.page.getByRole('heading', { level: 1, name: design.name }).waitFor();
  await buy(fan);
  await fan.page.getByText(/^Bought · #\d+$/).waitFor();
  await buy(fan);
  await standing(fan, 'Sold out. Fans may be reselling it.');
});

journey('a store sells to some only, and says what is missing', async ({ phone }) => {
  const { id } = await callApi('POST /clubs/:id/listings', {
    params: { id: club },
    token: creator.sctoken,
    body: { design_id: design.id, price_cents: 410, condition: { kind: 'level', at_least: 40 } },
  });
  const fan = await phone({ session: one });
  await fan.open(`/market-item/${id}`);
  await standing(fan, 'You can’t buy this yet. See above what you need.');
  await fan.page.getByText('For level 40.').waitFor();
  await fan.page.getByRole('link', { name: 'View my progress' }).waitFor();
  expect(await fan.page.getByRole('button', { name: /^Buy/ }).count()).toBe(0);

  const seller = await phone({ session: creator });
  await seller.open(`/club/${club}/manage-store`);
  await seller.page
    .getByRole('button', { name: /\$4\.10/ })
    .first()
    .click();
  const sheet = seller.page.getByRole('dialog', { name: design.name });
  await sheet.getByText('Open to: level 40').waitFor();
  await sheet.locator('.sp-conditions > .sp-segmented label').first().click();
  await sheet.getByRole('button', { name: 'Save changes' }).click();
  await sheet.waitFor({ state: 'detached' });

  await fan.open(`/market-item/${id}`);
  await buy(fan);
  await fan.page.getByText(/^Bought · #\d+$/).waitFor();
});

/** From the inventory to the resale. */
async function sell({ page, open }: Phone, itemId: string, price: string): Promise<void> {
  await open(`/user/inventory?item=${itemId}`);
  await page.getByRole('button', { name: 'Sell', exact: true }).click();
  // One sheet, which turns to selling and back.
  const sheet = page.getByRole('dialog', { name: design.name });
  await sheet.getByRole('heading', { name: `Sell ${design.name}` }).waitFor();
  await sheet.getByLabel('Price in dollars').fill(price);
  await sheet.getByText('You get').waitFor();
  await sheet.getByRole('button', { name: 'List for sale' }).click();
  await sheet.getByText(/^This copy is for sale/).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
}

journey('a fan sells on, takes one back, and another fan buys', async ({ phone }) => {
  const { id } = await callApi('POST /clubs/:id/listings', {
    params: { id: club },
    token: creator.sctoken,
    body: { design_id: design.id, price_cents: 300, stock: 2 },
  });
  const body = { expected_price_cents: 300 };
  const bought = () => callApi('POST /listings/:id/buy', { params: { id }, token: one.sctoken, body });
  const [first, second] = [await bought(), await bought()];
  const seller = await phone({ session: one });
  await sell(seller, first.item_id, '5');
  await sell(seller, second.item_id, '6.50');

  // The dearer one goes back.
  await seller.open(`/club/${club}/market?tab=resale&item=${design.id}`);
  await seller.page.getByRole('link', { name: new RegExp(`\\$6\\.50, #${second.number},`) }).click();
  await standing(seller, 'This is your own listing.');
  await seller.page.getByRole('button', { name: 'End listing' }).click();
  await seller.page.getByRole('dialog').getByRole('button', { name: 'End listing' }).click();
  await standing(seller, 'No longer for sale');

  const buyer = await phone({ session: other });
  await buyer.open(`/club/${club}/market?tab=resale&item=${design.id}`);
  await buyer.page.getByRole('link', { name: new RegExp(`\\$5\\.00, #${first.number},`) }).click();
  await settled(buyer.page);
  await buy(buyer);
  await buyer.open(`/user/inventory?item=${first.item_id}`);
  await buyer.page.getByText(design.name).first().waitFor();
  const item = await callApi('GET /items/:id', { params: { id: first.item_id }, token: other.sctoken });
  expect(item.holder?.id).toBe(other.user_id);
});
