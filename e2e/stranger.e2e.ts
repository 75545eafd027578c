// A stranger's whole way: an account, a club that asks for something, a comment, a promotion, a post, a report, an appeal;
// and the owner's side of it on a second phone.
// Covers: admissions, posts, moderation, safety, fronts.
import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { newcomer, signInAs, verified } from './lib/accounts.ts';
import { createAccount, enterMailedCode, settleIn } from './lib/first-steps.ts';
import { journey, type Phone } from './lib/phone.ts';
import { callApi } from './lib/server.ts';

interface Club {
  id: string;
  handle: string;
  name: string;
}

/** Asks its guests to read something, and has a first post. */
async function clubOf(token: string): Promise<Club> {
  const word = randomBytes(4).toString('hex');
  const club = await callApi('POST /clubs', {
    token,
    body: {
      name: `Lantern ${word}`,
      handle: `lantern-${word}`,
      category: 'theatre',
      hue: 20,
      join_policy: 'requirements',
    },
  });
  await callApi('POST /requirement-lists/:owner_kind/:owner_id/requirements', {
    params: { owner_kind: 'joining', owner_id: club.id },
    token,
    body: {
      title: 'Read the house rules',
      config: { type: 'CONTENT', text: 'Phones dark, hearts lit.', link: null, media_id: null, seconds: 1 },
    },
  });
  await callApi('POST /clubs/:id/posts', {
    params: { id: club.id },
    token,
    body: { client_key: crypto.randomUUID(), text: 'The lanterns are up.', audience: 'public' },
  });
  return club;
}

async function joinBySearch({ page }: Phone, club: Club): Promise<void> {
  await page.getByRole('link', { name: 'Discover', exact: true }).click();
  await page.getByRole('link', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill(club.name);
  await page
    .getByRole('link', { name: new RegExp(club.name) })
    .first()
    .click();
  await page.getByRole('link', { name: 'Complete one requirement to join' }).click();
  await page.getByRole('button', { name: /^(Start|Next|Continue)/ }).click();
  await page.getByRole('button', { name: 'Mark as done' }).click({ timeout: 15_000 });
  await page.getByRole('button', { name: `Join ${club.name}` }).click();
  await page.getByRole('heading', { name: 'You’re in' }).waitFor();
  await page
    .getByRole('link', { name: 'Go to club' })
    .or(page.getByRole('button', { name: 'Go to club' }))
    .click();
}

async function comment({ page }: Phone, club: Club): Promise<void> {
  await page.goto(new URL(`/club/${club.handle}/posts`, page.url()).href);
  await page
    .getByRole('link', { name: /0 comments/ })
    .or(page.getByRole('button', { name: /0 comments/ }))
    .click();
  await page.getByLabel('Your comment').fill('Who lights the last one?');
  await page.getByRole('button', { name: 'Send comment' }).click();
  await page.getByText('Who lights the last one?').waitFor();
}

/** The owner finds the newcomer on the register and makes them an admin. */
async function promote({ page, open }: Phone, club: Club, name: string): Promise<void> {
  await open(`/club/${club.handle}/manage-members`);
  await page.getByRole('searchbox').fill(name);
  await page
    .getByRole('button', { name: `Manage ${name}` })
    .first()
    .click();
  await page.getByRole('button', { name: 'Make admin' }).click();
  await page.getByRole('checkbox', { name: /^Everything/ }).check();
  await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('button', { name: 'Make admin' })
    .click();
  await page.getByText('Changes saved').first().waitFor();
}

async function write({ page, open }: Phone, club: Club, text: string): Promise<void> {
  await open(`/club/${club.handle}/posts`);
  await page
    .getByRole('button', { name: `Write to ${club.name}` })
    .or(page.getByRole('link', { name: `Write to ${club.name}` }))
    .first()
    .click();
  await page.getByLabel('Post text').fill(text);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await page.getByText(text).first().waitFor();
}

/** The owner looks at the report and takes the post away. */
async function decide({ page, open }: Phone, club: Club, name: string): Promise<void> {
  await open(`/club/${club.handle}/manage`);
  await page
    .getByRole('link', { name: /report/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Review report about/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('Not in the theatre.').waitFor();
  await sheet.getByRole('textbox', { name: /^Your reason/ }).fill(`Open flames are for the stage, ${name}.`);
  await sheet.getByRole('button', { name: 'Take action' }).click();
  await page.getByText('No reports').waitFor();
}

journey('a stranger becomes one of the house, is reported, and appeals', async ({ phone }) => {
  const owner = await verified();
  const club = await clubOf(owner.sctoken);
  const person = newcomer();
  const name = `Nova ${randomBytes(3).toString('hex')}`;
  const stranger = await phone({ motion: true });
  await stranger.open('/welcome');
  await createAccount(stranger, person);
  await enterMailedCode(stranger, person);
  await settleIn(stranger, name);
  await joinBySearch(stranger, club);
  await comment(stranger, club);

  const owners = await phone({ motion: true, session: owner });
  await promote(owners, club, name);
  const text = 'Bring candles, real ones.';
  await write(stranger, club, text);

  const reporter = await memberOf(club, owner.sctoken);
  const { data: posts } = await feedOf(club, reporter.sctoken);
  const post = posts.find((one) => one.text === text);
  const about = { kind: 'post', id: post?.id ?? '' } as const;
  await callApi('POST /reports', {
    token: reporter.sctoken,
    body: { ...about, reason: 'violence', note: 'Not in the theatre.' },
  });
  await decide(owners, club, name);

  await stranger.open('/user/settings?view=decisions');
  const { page } = stranger;
  await page.getByText(`Open flames are for the stage, ${name}.`).waitFor();
  await page.getByRole('button', { name: 'Appeal', exact: true }).click();
  await page.getByRole('textbox', { name: 'Your appeal' }).fill('They are electric candles, for the foyer.');
  await page.getByRole('button', { name: 'Send appeal' }).click();
  await page.getByText('Your appeal is in review.').waitFor();

  await grantAppeal(post?.id ?? '');
  await page.reload();
  await page.getByText(/^Your appeal was granted/).waitFor();
  await owners.open(`/club/${club.handle}/posts`);
  expect(await owners.page.getByText(text).first().isVisible()).toBe(true);
});

/** Somebody else who reads what members read; the club has opened its doors meanwhile. */
async function memberOf(club: Club, ownersToken: string) {
  await callApi('PATCH /clubs/:id', {
    params: { id: club.id },
    token: ownersToken,
    body: { join_policy: 'open' },
  });
  const person = await verified();
  await callApi('POST /clubs/:id/join', { params: { id: club.id }, token: person.sctoken, body: {} });
  return person;
}

/** The feed as the API gives it; `callApi` unwraps the data, and here the page itself is wanted. */
async function feedOf(club: Club, token: string): Promise<{ data: { id: string; text?: string }[] }> {
  return { data: await callApi('GET /clubs/:id/posts', { params: { id: club.id }, token }) };
}

/** What the owner decided, an operator answers for. */
async function grantAppeal(postId: string): Promise<void> {
  const { sctoken: token } = await signInAs('operator');
  const cases = await callApi('GET /operator/cases', { token });
  const found = cases.find((one) => one.subject.id === postId);
  await callApi('PUT /cases/:id/appeal/answer', {
    params: { id: found?.id ?? '' },
    token,
    body: { outcome: 'overturn', reason: 'Electric candles burn nothing down.' },
  });
}
