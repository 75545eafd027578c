// Money: a fan tops up by the demo's test payment, sees the line, takes it along, sets a limit, and sends the rest back.
// Covers: ledger.
import { readFile } from 'node:fs/promises';
import type { ListingView } from '@stagepass/contract/market/shapes.ts';
import { describe, expect } from 'vitest';
import { verified } from './lib/accounts.ts';
import { journey, type Phone, settled } from './lib/phone.ts';
import { callApi } from './lib/server.ts';

/** Something of a store that costs more than so much, and that the fan may buy. */
async function somethingAbove(cents: number, token: string): Promise<ListingView> {
  for (const club of ['velvet-static', 'third-kettle', 'harbour-voices', 'saltwater-radio']) {
    const found = await callApi('GET /clubs/:id/market', {
      params: { id: club },
      query: { tab: 'store' },
      token,
    });
    for (const entry of found) {
      if (entry.type !== 'listing') continue;
      const shown = await callApi('GET /market-items/:id', { params: { id: entry.listing.id }, token });
      if (shown.type !== 'listing') continue;
      const { listing } = shown;
      if (listing.can.buy && listing.your_price_cents > cents && listing.your_price_cents <= 2000)
        return listing;
    }
  }
  throw new Error(`the demo world sells nothing above ${cents} cents`);
}

async function topUp({ page }: Phone): Promise<void> {
  await page.getByRole('link', { name: 'Top up' }).click();
  await page.getByText('Test mode:', { exact: true }).waitFor();
  await page.getByRole('radio', { name: /\$20/ }).check();
  await page.getByRole('button', { name: /Test payment/ }).click();
  // Asked once, before the first payment.
  await page.getByLabel('Birth date').fill('1990-05-05');
  await page.getByLabel('Country you live in').selectOption('DE');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('heading', { name: 'Test checkout' }).waitFor();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('heading', { name: 'Top-up complete' }).waitFor();
}

async function takeAlong({ page }: Phone): Promise<string> {
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'All transactions' }).click();
  return readFile(await (await file).path(), 'utf8');
}

describe('a fan’s money', () => {
  journey('comes in, shows its line, keeps to a limit, and goes back', async ({ phone }) => {
    const session = await verified();
    const fan = await phone({ session });
    const { page } = fan;
    await fan.open('/home');
    await page.getByRole('link', { name: 'Wallet, $0.00' }).click();
    await page.getByText('No transactions yet').waitFor();
    await topUp(fan);
    await page.getByRole('link', { name: 'Go to wallet' }).click();
    await page.getByText('Available · 2,000 credits', { exact: true }).waitFor();

    await page.getByRole('link', { name: 'Transactions', exact: true }).click();
    const line = page.getByRole('button', { name: /^Top-up/ });
    await line.waitFor();
    expect(await line.textContent()).toMatch(/\+\$20\.00.*20\.00/);
    // Chromium draws the menu of months with the colors of its options: words on a ground of their own.
    const month = page.getByLabel('Month').locator('option').first();
    const ground = await month.evaluate((option) => getComputedStyle(option).backgroundColor);
    expect(ground).not.toBe('rgba(0, 0, 0, 0)');
    expect(await takeAlong(fan)).toMatch(/^1,[^,]+,top-up,.*,2000,2000,top-up:/m);
    await line.click();
    await page.getByRole('button', { name: 'Verify on this phone' }).click();
    await page.getByText('Verified: this phone computed the same hash.').waitFor();

    await fan.open('/user/settings?view=spending-limits');
    await page.getByLabel('Daily limit, in dollars').fill('1');
    await page.getByRole('button', { name: 'Save limits' }).click();
    await page.getByText('Saved. Your limits apply now.').first().waitFor();
    const offer = await somethingAbove(100, session.sctoken);
    await fan.open(`/market-item/${offer.id}`);
    await page.getByRole('button', { name: /^Buy/ }).click();
    await page.getByText('Over your daily spending limit').waitFor();
    expect(await page.getByRole('dialog').getByRole('button', { name: /\$/ }).isDisabled()).toBe(true);

    await fan.open('/user/wallet');
    await settled(page);
    await page.getByRole('button', { name: /Refund unused credit/ }).click();
    await page.getByRole('button', { name: 'Refund $20.00' }).click();
    await page.getByText('no card gets a refund', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Refund $20.00' }).click();
    await page.getByText('Available · 0 credits', { exact: true }).waitFor();
    await page.getByText('Refund to card').first().waitFor();
  });

  journey('that is declined or left charges nothing, and can be tried again', async ({ phone }) => {
    const session = await verified();
    const token = session.sctoken;
    await callApi('PUT /wallet/identity', { token, body: { birth_date: '1990-05-05', country: 'DE' } });
    const fan = await phone({ session });
    const { page } = fan;
    await fan.open('/user/buy-credit?amount_cents=310&next=%2Fclubs');
    await page.getByText('You need $3.10 more for your purchase.').waitFor();
    await page.getByRole('button', { name: /Test payment\s*\$5\.00/ }).click();
    await page.getByRole('button', { name: 'Decline card' }).click();
    await page.getByRole('heading', { name: 'Card declined' }).waitFor();
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('button', { name: /Test payment\s*\$5\.00/ }).click();
    await page.getByRole('button', { name: 'Leave without paying' }).click();
    await page.getByRole('heading', { name: 'Top-up canceled' }).waitFor();
    await page.getByRole('link', { name: 'Back to where you were' }).click();
    await page.waitForURL((url) => url.pathname === '/clubs');
    const wallet = await callApi('GET /wallet', { token });
    expect(wallet.credits.balance_cents).toBe(0);
  });

  journey('comes from a saved card in one tap, declined or confirmed as its bank says', async ({ phone }) => {
    const session = await verified();
    const token = session.sctoken;
    await callApi('PUT /wallet/identity', { token, body: { birth_date: '1990-05-05', country: 'DE' } });
    const fan = await phone({ session });
    const { page } = fan;
    await fan.open('/user/wallet');
    await page.getByRole('link', { name: /Saved cards/ }).click();
    await page.getByText('No cards saved').waitFor();
    await page.getByRole('button', { name: 'Add card' }).click();
    await page.getByRole('button', { name: 'Payment succeeds' }).click();
    await page.getByText('Test card •••• 4242').waitFor();
    await fan.open('/user/buy-credit');
    await page.getByRole('button', { name: /Pay with Test card •••• 4242\s*\$20\.00/ }).click();
    await page.getByRole('heading', { name: 'Top-up complete' }).waitFor();

    await callApi('POST /wallet/cards', { token, body: { test: 'confirmation' } });
    await callApi('POST /wallet/cards', { token, body: { test: 'declined' } });
    await fan.open('/user/settings?view=saved-cards');
    await page.getByRole('button', { name: 'Make default: Test card •••• 0002' }).click();
    await fan.open('/user/buy-credit');
    await page.getByRole('button', { name: /Pay with Test card •••• 0002/ }).click();
    await page.getByText('Test card •••• 0002 was declined', { exact: false }).waitFor();
    await page.getByRole('link', { name: 'Saved cards' }).click();
    await page.getByRole('button', { name: 'Remove Test card •••• 0002' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    // The newest of those that are left becomes the default.
    await page.getByRole('button', { name: 'Make default: Test card •••• 4242' }).waitFor();
    await fan.open('/user/buy-credit');
    await page.getByRole('button', { name: /Pay with Test card •••• 3155/ }).click();
    await page.getByRole('heading', { name: 'Confirm with your bank' }).waitFor();
    await page.getByRole('button', { name: 'Confirm $20.00' }).click();
    await page.getByRole('heading', { name: 'Test checkout' }).waitFor();
    await page.getByRole('button', { name: /^Pay/ }).click();
    await page.getByRole('heading', { name: 'Top-up complete' }).waitFor();
    const wallet = await callApi('GET /wallet', { token });
    expect(wallet.credits.balance_cents).toBe(4000);
  });
});
