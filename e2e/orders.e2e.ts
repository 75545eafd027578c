// An order from both sides: a fan buys and finds it among their purchases, the owner finds, refunds and exports it.
// Covers: orders.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Session } from '@stagepass/contract/auth/shapes.ts';
import { beforeAll, expect } from 'vitest';
import { fanWithMoney, signInAs } from './lib/accounts.ts';
import { journey, type Phone, settled } from './lib/phone.ts';
import { callApi } from './lib/server.ts';

const club = 'velvet-static';
const reason = 'The print was smudged';

let creator: Session;
let fan: Session;
/** A name that no other order has. */
const name = `Poster ${randomUUID().slice(0, 8)}`;
let listing: string;

beforeAll(async () => {
  creator = await signInAs('creator');
  fan = await fanWithMoney(club);
  const { sctoken: token } = creator;
  const design = await callApi('POST /clubs/:id/item-designs', {
    params: { id: club },
    token,
    body: {
      ...{ name, quality: 'rare', kind: 'collectible', edition_size: 10 },
      picture: { from: 'drawn', object: 'polaroid' },
    },
  });
  await callApi('POST /item-designs/:id/publish', { params: { id: design.id }, token });
  const { id } = await callApi('POST /clubs/:id/listings', {
    params: { id: club },
    token,
    body: { design_id: design.id, price_cents: 1250 },
  });
  listing = id;
});

/** Typed into the list's search; what is found names the copy. */
async function search({ page }: Phone, label: string, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Search orders' }).click();
  await page.getByRole('searchbox', { name: label }).fill(words);
}

const order = ({ page }: Phone) => page.getByRole('link', { name: new RegExp(`^${name} #1`) });

journey('a fan buys, the owner refunds with a reason, and both see what became of it', async ({ phone }) => {
  const buyer = await phone({ session: fan });
  await buyer.open(`/market-item/${listing}`);
  await buyer.page.getByRole('button', { name: /^Buy.*\$12\.50/ }).click();
  const summary = buyer.page.getByRole('dialog', { name: 'Order summary' });
  await summary.getByRole('button', { name: /^Pay.*\$12\.50/ }).click();
  await summary.waitFor({ state: 'detached' });
  await buyer.page.getByText(/^Bought · #\d+$/).waitFor();

  await buyer.open('/user/profile');
  await buyer.page.getByRole('link', { name: /^Purchases/ }).click();
  await buyer.page.getByRole('heading', { level: 1, name: 'Purchases' }).waitFor();
  await order(buyer).getByText('Paid').waitFor();
  await order(buyer).click();
  await buyer.page.getByRole('heading', { level: 1, name: /^Order \d+/ }).waitFor();
  await buyer.page.getByText('Bought in the store').waitFor();
  const held = await callApi('GET /wallet', { token: fan.sctoken });
  expect(held.credits.available_cents).toBe(8750);

  const owner = await phone({ session: creator });
  await owner.open(`/club/${club}/manage`);
  await owner.page.getByRole('link', { name: 'Orders', exact: true }).click();
  await owner.page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
  await search(owner, 'Item, buyer or order number', 'nothing is called this');
  await owner.page.getByText('No orders match “nothing is called this”.').waitFor();
  await owner.page.getByRole('searchbox').fill(name);
  await order(owner).getByText(fan.display_name).waitFor();
  await order(owner).click();
  await owner.page.getByRole('button', { name: 'Refund $12.50' }).click();
  const sheet = owner.page.getByRole('dialog', { name: `Refund $12.50 to ${fan.display_name}?` });
  const refund = sheet.getByRole('button', { name: 'Refund $12.50' });
  await refund.click();
  await sheet.getByText('Say why you refund this order.').waitFor();
  await sheet.getByLabel('Reason').fill(reason);
  await refund.click();
  await sheet.waitFor({ state: 'detached' });
  await owner.page.getByText('Refunded $12.50').first().waitFor();

  // The buyer reads why, and has the credit.
  await buyer.open('/user/purchases');
  await order(buyer).getByText('Refunded').waitFor();
  await order(buyer).click();
  await buyer.page.getByText('Refunded $12.50').first().waitFor();
  await buyer.page.getByText(`Reason: “${reason}”`).waitFor();
  await buyer.open('/user/wallet');
  await settled(buyer.page);
  await buyer.page.getByText('$100.00').first().waitFor();
  const back = await callApi('GET /wallet', { token: fan.sctoken });
  expect(back.credits.available_cents).toBe(10_000);
});

journey('the owner exports the orders as a file, and the fan their purchases', async ({ phone }) => {
  for (const [session, path, file] of [
    [creator, `/club/${club}/manage-orders`, /^stagepass-velvet-static-orders.*\.csv$/],
    [fan, '/user/purchases', /^stagepass-purchases.*\.csv$/],
  ] as const) {
    const { page, open } = await phone({ session });
    await open(path);
    await settled(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(file);
    const lines = (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/);
    const own = lines.find((line) => line.includes(name)) ?? '';
    expect(own).toMatch(/,store,.*,1250,refunded/);
  }
});
