// Gifts of subscriptions: a fan gives one and shares its link; another fan claims it, and whoever presses later learns that it is gone.
// Covers: subscriptions.
import { expect } from 'vitest';
import { fanWithMoney, verified } from './lib/accounts.ts';
import { clubOf, memberOf } from './lib/mission-club.ts';
import { journey, type Phone } from './lib/phone.ts';
import { callApi } from './lib/server.ts';

const MESSAGE = 'For the long nights';

/** Keeps what the phone's own share sheet is handed: a browser on a desk has none. */
async function keepShared({ context }: Phone): Promise<string[]> {
  const kept: string[] = [];
  await context.exposeFunction('keepShared', (url: string) => {
    kept.push(url);
  });
  await context.addInitScript(() => {
    const share = ({ url }: ShareData) =>
      (window as unknown as { keepShared: (url?: string) => Promise<void> }).keepShared(url);
    Object.defineProperty(navigator, 'share', { value: share });
  });
  return kept;
}

/** Answers the path of the link. */
async function give(phone: Phone, plan: { id: string }): Promise<string> {
  const { page, open } = phone;
  const shared = await keepShared(phone);
  await open(`/club/subscription-detail/${plan.id}`);
  await page.getByRole('button', { name: 'Give as a gift' }).click();
  const sheet = page.getByRole('dialog', { name: 'Give Stalls' });
  await sheet.getByLabel('How long').selectOption({ label: '3 months, $18.00' });
  await sheet.getByLabel('Message').fill(MESSAGE);
  await sheet.getByText('Available after').waitFor();
  await sheet.getByRole('button', { name: /^Give gift.*\$18\.00/ }).click();
  const ready = page.getByRole('dialog', { name: 'Your gift is ready' });
  await ready.getByRole('button', { name: 'Share link' }).click();
  await expect.poll(() => shared.length).toBe(1);
  const { pathname } = new URL(shared[0] ?? '');
  await ready.getByRole('link', { name: 'View your gifts' }).click();
  await page.getByText(/Waiting until/).waitFor();
  return pathname;
}

journey('a fan gives a subscription, and its link is claimed once', async ({ phone }) => {
  const owner = await verified();
  const club = await clubOf(owner);
  const plan = await callApi('POST /clubs/:id/plans', {
    params: { id: club.id },
    token: owner.sctoken,
    body: { name: 'Stalls', benefits: ['Rehearsal diary'], monthly_cents: 600 },
  });
  const session = await fanWithMoney(club.id);
  const giver = await phone({ session });
  const link = await give(giver, plan);
  const { credits } = await callApi('GET /wallet', { token: session.sctoken });
  expect(credits.available_cents).toBe(10_000 - 1800);

  // Both have the link open before either of them claims the gift.
  const [first, second] = [await memberOf(club), await memberOf(club)];
  const [quick, late] = [await phone({ session: first }), await phone({ session: second })];
  for (const { page, open } of [quick, late]) {
    await open(link);
    await page.getByRole('heading', { level: 1, name: '3 months of Stalls' }).waitFor();
    await page.getByText(`From ${session.display_name}`, { exact: true }).waitFor();
    await page.getByText(MESSAGE, { exact: true }).waitFor();
  }
  await quick.page.getByRole('button', { name: 'Claim gift' }).click();
  await quick.page.getByRole('heading', { level: 1, name: 'Stalls', exact: true }).waitFor();
  expect(quick.path()).toMatch(/^\/club\/club-subscription\//);

  late.trouble.expect(/answer: 409 POST \/api\/gift-links\/[^/]+\/claim$/);
  await late.page.getByRole('button', { name: 'Claim gift' }).click();
  await late.page.getByText('This gift has been claimed already.', { exact: true }).first().waitFor();
  const none = await callApi('GET /users/me/subscriptions', { token: second.sctoken });
  expect(none).toEqual([]);

  // Whoever claimed it is led to what they have, whoever gave it sees who that is.
  await quick.open(link);
  await quick.page.getByRole('link', { name: 'View my subscription' }).waitFor();
  await giver.open('/user/subscription-gifts');
  await giver.page.getByText(new RegExp(`Claimed by ${first.display_name}`)).waitFor();
  expect(await giver.page.getByRole('button', { name: 'Share link' }).count()).toBe(0);
});
