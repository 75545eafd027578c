// Fan tokens: bought at the price on screen once the sentence is ticked, sent to another fan, who is told of it, seen by
// both, and in the open books; the owner announces a price.
// Covers: tokens.
import type { Session } from '@stagepass/contract/auth/shapes.ts';
import { beforeAll, expect } from 'vitest';
import { fanWithMoney, signInAs } from './lib/accounts.ts';
import { journey, type Phone } from './lib/phone.ts';
import { callApi } from './lib/server.ts';

const club = 'velvet-static';
let fan: Session;
let friend: Session;

beforeAll(async () => {
  [fan, friend] = await Promise.all([fanWithMoney(club), fanWithMoney(club)]);
});

const have = ({ page }: Phone, count: string) =>
  page.getByRole('heading', { level: 1, name: count, exact: true }).waitFor();

async function buyTen(phone: Phone): Promise<void> {
  const { page } = phone;
  await page.getByRole('button', { name: /^Buy 10 VELV/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Buy VELV' });
  await sheet.getByText('Available now').waitFor();
  await sheet.getByRole('checkbox', { name: /not an investment/ }).check();
  await sheet.getByRole('button', { name: /^Buy 10 VELV/ }).click();
  await sheet.waitFor({ state: 'detached' });
}

async function sendTwo(phone: Phone, to: Session): Promise<void> {
  const { page } = phone;
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Send VELV' });
  await sheet.getByLabel('Who gets them?').fill(to.user_name);
  await sheet.getByRole('button', { name: new RegExp(`@${to.user_name}`) }).click();
  await sheet.getByLabel('How many').fill('2');
  await sheet.getByRole('button', { name: 'Send 2 VELV' }).click();
  await sheet.waitFor({ state: 'detached' });
}

journey('a fan buys ten tokens, sends two, and both see what they hold', async ({ phone }) => {
  const before = await callApi('GET /clubs/:id/token/supply', { params: { id: club } });
  const buyer = await phone({ session: fan });
  await buyer.open(`/club/${club}/token`);
  await have(buyer, '0');
  await buyTen(buyer);
  await have(buyer, '10');
  await sendTwo(buyer, friend);
  await have(buyer, '8');

  const receiver = await phone({ session: friend });
  await receiver.open('/user/fan-token');
  await have(receiver, '2');
  await receiver.page.getByText('VELV · 0 earned, 0 bought, 2 from fans').waitFor();
  await receiver.open('/notifications');
  await receiver.page.getByText('sent you 2 VELV.').waitFor();

  const after = await callApi('GET /clubs/:id/token/supply', { params: { id: club } });
  expect(after.given_out - before.given_out).toBe(10);
  expect(after.held + after.spent).toBe(after.given_out);
  expect(after.issuer.balance).toBe(-after.held);
});

/** Canceled again: a later run announces its own. */
journey('the owner announces a price, and fans see it before it holds', async ({ phone }) => {
  const owner = await phone({ session: await signInAs('creator') });
  await owner.open(`/club/${club}/manage-token`);
  const { page } = owner;
  await page.getByLabel('New price').fill('0.51');
  await page.getByRole('button', { name: 'Announce price' }).click();
  await page.getByText('$0.51 announced', { exact: true }).waitFor();
  const visitor = await phone();
  await visitor.open(`/club/${club}/token`);
  await visitor.page.getByText(/costs \$0\.51/).waitFor();
  await page.getByRole('button', { name: 'Cancel price change' }).click();
  await page.getByText('The price stays at $0.50', { exact: true }).waitFor();
});
