// Tips: a creator turns them on; a fan gives one with a note; the creator reads it, and finds it among the earnings.
// Covers: tips.
import { expect } from 'vitest';
import { fanWithMoney, verified } from './lib/accounts.ts';
import { clubOf } from './lib/mission-club.ts';
import { journey, type Phone, scrollUntil } from './lib/phone.ts';
import { callApi } from './lib/server.ts';

const NOTE = 'For the strings in the second act';

async function giveFive({ page, open }: Phone, club: { handle: string; name: string }): Promise<void> {
  await open(`/club/${club.handle}/home`);
  const amount = page.getByRole('button', { name: '$5', exact: true });
  await scrollUntil(page, amount);
  await amount.click();
  const sheet = page.getByRole('dialog', { name: `Tip ${club.name}` });
  await sheet.getByText('Available after').waitFor();
  await sheet.getByLabel(/^Note to the club/).fill(NOTE);
  await sheet.getByRole('button', { name: /^Give tip.*\$5\.00/ }).click();
  await sheet.waitFor({ state: 'detached' });
}

journey('a fan tips a club with a note, and its creator reads it and has earned it', async ({ phone }) => {
  const owner = await verified();
  const club = await clubOf(owner);
  const creator = await phone({ session: owner });
  const { page } = creator;
  await creator.open(`/club/${club.handle}/manage`);
  await page.getByRole('link', { name: 'Tips', exact: true }).click();
  await page.getByRole('switch', { name: /^Take tips/ }).check();
  await page.getByRole('heading', { name: 'No tips yet' }).waitFor();

  const session = await fanWithMoney(club.id);
  const fan = await phone({ session });
  await giveFive(fan, club);
  const { credits } = await callApi('GET /wallet', { token: session.sctoken });
  expect(credits.available_cents).toBe(10_000 - 500);

  await creator.open(`/club/${club.handle}/manage-tips`);
  await page.getByText(NOTE, { exact: true }).waitFor();
  const row = page.locator('.sp-row').filter({ hasText: session.display_name });
  await row.getByText('$5.00', { exact: true }).waitFor();
  // A club on Free pays a tenth.
  await row.getByText(/\$4\.50 for the club/).waitFor();

  await creator.open(`/club/${club.handle}/manage`);
  await page.getByRole('link', { name: 'Earnings', exact: true }).click();
  const earned = page.locator('.sp-row').filter({ hasText: 'Tips' });
  await earned.getByText('1 transaction', { exact: true }).waitFor();
  await earned.getByText('$4.50', { exact: true }).waitFor();
});
