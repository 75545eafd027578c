// Subscriptions: a creator makes plans and writes for subscribers; a fan comes to the plans from the locked post, subscribes with a card
// and reads it, changes up, cancels and resumes; the creator sees them.
// Covers: subscriptions, posts.
import { expect } from 'vitest';
import { fanWithMoney, verified } from './lib/accounts.ts';
import { clubOf } from './lib/mission-club.ts';
import { journey, type Phone } from './lib/phone.ts';
import { callApi } from './lib/server.ts';

async function makePlan({ page }: Phone, { name, price }: { name: string; price: string }): Promise<void> {
  await page.getByRole('button', { name: 'New plan' }).click();
  const sheet = page.getByRole('dialog', { name: 'New plan' });
  await sheet.getByLabel('Name').fill(name);
  await sheet.getByLabel('Price a month (USD)').fill(price);
  await sheet.getByLabel('Benefits, one per line').fill('Rehearsal diary');
  await sheet.getByRole('button', { name: 'Save plan' }).click();
  await sheet.waitFor({ state: 'detached' });
}

const POST = 'Page twelve says pause.';

async function writeForSubscribers({ page, open }: Phone, club: { handle: string }): Promise<void> {
  await open(`/club/${club.handle}/posts?view=compose`);
  await page.getByRole('textbox', { name: 'Post text' }).fill(POST);
  await page.getByLabel('Who can see it').selectOption({ label: 'Subscribers' });
  await page.getByLabel('Teaser for everyone else').fill('The prompter’s book');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await page.getByText(POST).waitFor();
}

/** From what is locked to the plans. */
async function findPlans({ page, open }: Phone, club: { handle: string }): Promise<void> {
  await open(`/club/${club.handle}/posts`);
  await page.getByText('The prompter’s book').waitFor();
  expect(await page.getByText(POST).count()).toBe(0);
  await page.getByRole('link', { name: 'How to unlock it' }).click();
  await page.getByRole('heading', { level: 1, name: 'You need a plan' }).waitFor();
  await page.getByRole('link', { name: 'See plans', exact: true }).click();
}

async function subscribe({ page }: Phone): Promise<void> {
  await page.getByRole('radio', { name: /Stalls/ }).check();
  await page.getByRole('button', { name: /^Subscribe/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Subscribe to Stalls' });
  await sheet.getByRole('switch', { name: /^If your balance is too low, we charge Test card/ }).check();
  await sheet.getByRole('button', { name: /^Subscribe/ }).click();
  await page.getByText(/^Renews on/).waitFor();
  await page.getByRole('button', { name: 'Cancel subscription' }).waitFor();
}

async function changeUp({ page }: Phone): Promise<void> {
  await page.getByRole('button', { name: 'Change plan' }).click();
  const sheet = page.getByRole('dialog', { name: 'Change plan' });
  await sheet.getByText('Unused days of your plan').waitFor();
  await sheet.getByRole('button', { name: /^Change plan/ }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1, name: 'Balcony' }).waitFor();
}

journey(
  'a fan subscribes, changes up, cancels and resumes; the creator sees who it is',
  async ({ phone }) => {
    const owner = await verified();
    const club = await clubOf(owner);
    const creator = await phone({ session: owner });
    await creator.open(`/club/${club.handle}/manage-subscriptions`);
    await makePlan(creator, { name: 'Stalls', price: '6' });
    await makePlan(creator, { name: 'Balcony', price: '9' });
    await writeForSubscribers(creator, club);

    const session = await fanWithMoney(club.id);
    await callApi('POST /wallet/cards', { token: session.sctoken, body: { test: 'accepted' } });
    const fan = await phone({ session });
    await findPlans(fan, club);
    await subscribe(fan);
    const { page } = fan;
    const mine = page.url();
    await fan.open(`/club/${club.handle}/posts`);
    await page.getByText(POST).waitFor();
    await fan.open(new URL(mine).pathname);
    await changeUp(fan);
    // $9 less the $6 of which no day was used.
    const { credits } = await callApi('GET /wallet', { token: session.sctoken });
    expect(credits.available_cents).toBe(10_000 - 600 - 300);

    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    const sure = page.getByRole('alertdialog', { name: 'Cancel Balcony?' });
    await sure.getByRole('button', { name: 'Cancel subscription' }).click();
    await page.getByText(/^Canceled. You can use it until/).waitFor();
    await page.getByRole('button', { name: 'Resume subscription' }).click();
    await page.getByText(/^Renews on/).waitFor();
    const agreed = page.getByRole('switch', { name: /^If your balance is too low/ });
    expect(await agreed.isChecked()).toBe(true);
    await agreed.uncheck();
    await page.getByText('Your card won’t be charged for this subscription', { exact: true }).waitFor();

    await creator.open(`/club/${club.handle}/manage-subscriptions`);
    await creator.page.getByRole('tab', { name: 'Subscribers' }).click();
    await creator.page.getByText(/^Balcony · Since/).waitFor();
  },
);
