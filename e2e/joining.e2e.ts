// Joining: a newcomer does what a club asks and gets a number; a request reaches the staff's phone as it is made.
// Covers: admissions, requirements, memberships.
import { randomBytes } from 'node:crypto';
import { describe, expect } from 'vitest';
import { signInAs, verified } from './lib/accounts.ts';
import { noisePicture } from './lib/noise-picture.ts';
import { journey, type Phone, settled } from './lib/phone.ts';
import { callApi, serverUrl } from './lib/server.ts';
import { dragByTouch } from './lib/touch.ts';

const rightAnswers: Record<string, string[]> = {
  'What lights the last stair in the fog level?': ['The keeper’s reading lamp'],
  'What is the third step?': ['Decorative'],
  'A build breaks in your hands. What do you do?': ['Tell us how it broke'],
  'Where do endings go?': ['In the spoiler room, below deck'],
  'Who is behind the lighthouse?': ['Four people', 'One kettle'],
};

async function answerQuiz({ page }: Phone): Promise<void> {
  await page.getByRole('button', { name: 'Start the quiz' }).click();
  await page.getByRole('radiogroup').or(page.getByRole('group')).first().waitFor();
  for (let asked = 0; asked < 5; asked += 1) {
    const question = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    for (const text of rightAnswers[question] ?? []) await page.getByLabel(text).check();
    await page.getByRole('button', { name: /^Confirm answer/ }).click();
    if (asked < 4) await page.getByText(question, { exact: true }).waitFor({ state: 'detached' });
  }
}

describe('a club that asks for something first', () => {
  journey('opens to whoever did it, with a number and the XP', async ({ phone }) => {
    const fan = await phone({ session: await verified() });
    const { page } = fan;
    await fan.open('/club/tin-lighthouse/requirement');
    // The clock of the reading runs on the server while the rest is done.
    await page.getByText('Read the keeper’s log').click();
    await page.getByRole('button', { name: /seconds left$/ }).waitFor();
    await page.getByRole('button', { name: 'Back to the list' }).click();

    await page.getByText('Sign the visitors’ book').click();
    await page.getByLabel('What should we call you on the stairs?').fill('Newcomer');
    await page.getByText('A laptop that whistles').click();
    await page.reload();
    await settled(page);
    expect(await page.getByLabel('What should we call you on the stairs?').inputValue()).toBe('Newcomer');
    await page.getByRole('radio', { name: '4 of 5' }).check();
    await page.getByRole('button', { name: 'Send answers' }).click();

    await page.getByText('The lamp-room quiz').click();
    await answerQuiz(fan);

    await page.getByRole('button', { name: 'Continue: Read the keeper’s log' }).click();
    await page.getByRole('button', { name: 'Mark as done' }).click({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Join Tin Lighthouse' }).click();
    await page.getByRole('heading', { name: 'You’re in' }).waitFor();
    expect(await page.getByText('You earned 175 XP.').isVisible()).toBe(true);
    expect(await page.getByText(/^#\d+$/).isVisible()).toBe(true);
  });
});

describe('a club that asks for a file', () => {
  journey('gets it from the phone, and its staff puts what is asked in order', async ({ phone }) => {
    const [owner, guest] = [await verified(), await verified()];
    const word = randomBytes(4).toString('hex');
    const body = {
      name: `The Reading Room ${word}`,
      handle: `reading-${word}`,
      category: 'books' as const,
      hue: 95,
    };
    const token = owner.sctoken;
    const club = await callApi('POST /clubs', { token, body: { ...body, join_policy: 'requirements' } });
    const field = { key: 'poem', label: 'A page of yours', help: '', required: true, kind: 'file' as const };
    await callApi('POST /requirement-lists/:owner_kind/:owner_id/requirements', {
      params: { owner_kind: 'joining', owner_id: club.id },
      token,
      body: { title: 'Bring a page', config: { type: 'FORM', text: '', fields: [field] } },
    });

    const staff = await phone({ session: owner });
    await staff.open(`/club/${body.handle}/requirement`);
    await staff.page.getByRole('button', { name: 'Add requirement' }).click();
    await staff.page.getByRole('button', { name: /^Read or watch/ }).click();
    const sheet = staff.page.getByRole('dialog');
    await sheet.getByLabel('Title').fill('Look at the shelf');
    const picture = { name: 'shelf.png', mimeType: 'image/png', buffer: noisePicture(80, 60) };
    await sheet.locator('input[type=file]').setInputFiles(picture);
    await sheet.getByLabel('Description').fill('A shelf, nearly full');
    await sheet.getByLabel('Minimum time in seconds').fill('0');
    await sheet.getByRole('button', { name: 'Save requirement' }).click();
    const rows = staff.page.locator('.sp-requirement-row');
    await rows.nth(1).waitFor();
    const handles = staff.page.locator('.sp-requirement-handle');
    const saved = staff.page.waitForResponse((answer) => answer.url().endsWith('/order'));
    await dragByTouch(staff.page, handles.nth(1), handles.nth(0));
    await saved;
    expect(await rows.first().textContent()).toContain('Look at the shelf');

    const fan = await phone({ session: guest });
    await fan.open(`/club/${body.handle}/requirement`);
    await fan.page.getByText('Look at the shelf').click();
    await fan.page.getByRole('img', { name: 'A shelf, nearly full' }).waitFor();
    await fan.page.getByRole('button', { name: 'Mark as done' }).click();
    await fan.page.getByRole('button', { name: 'Next: Bring a page' }).click();
    const page = {
      name: 'page one.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Roses are grey at night.'),
    };
    await fan.page.locator('input[type=file]').setInputFiles(page);
    await fan.page.getByText('Uploaded', { exact: true }).waitFor();
    await fan.page.getByRole('button', { name: 'Send answers' }).click();
    await fan.page.getByRole('button', { name: /^Join The Reading Room/ }).click();
    await fan.page.getByRole('heading', { name: 'You’re in' }).waitFor();

    await staff.open(`/club/${body.handle}/requirement`);
    await staff.page.getByRole('button', { name: 'Options for Bring a page' }).click();
    await staff.page.getByRole('button', { name: 'Read 1 answer' }).click();
    const link = staff.page.getByRole('link', { name: 'page one.txt' });
    const address = (await link.getAttribute('href')) ?? '';
    // The address opens for whoever it was made for only.
    const url = new URL(address, serverUrl());
    expect((await fetch(url)).status).toBe(404);
    const file = await fetch(url, { headers: { authorization: token } });
    expect(await file.text()).toBe('Roses are grey at night.');
  });
});

describe('a club that lets people in itself', () => {
  journey('hears of a request at once', async ({ phone }) => {
    const staff = await phone({ session: await signInAs('creator') });
    await staff.open('/club/velvet-static/invite');
    await staff.connected();
    const newcomer = await verified();
    const token = newcomer.sctoken;
    await callApi('POST /clubs/:id/join', {
      params: { id: 'harbour-voices' },
      body: { note: 'Bass, mostly.' },
      token,
    });
    await staff.page
      .getByText(/asks to join$/)
      .first()
      .waitFor();
  });

  journey('opens to whoever waits at its door the moment it lets them in', async ({ phone }) => {
    const { sctoken: token } = await signInAs('creator');
    const newcomer = await verified();
    const fan = await phone({ session: newcomer });
    await fan.open('/club/harbour-voices');
    await fan.connected();
    await fan.page.getByRole('button', { name: 'Ask to join' }).click();
    await fan.page.getByRole('button', { name: 'Send request' }).click();
    const club = await callApi('GET /clubs/:id', { params: { id: 'harbour-voices' }, token });
    expect(club.visibility).toBe('private');
    await fan.page.getByRole('button', { name: 'Cancel request' }).waitFor();
    const waiting = await callApi('GET /clubs/:id/join-requests', { params: { id: club.id }, token });
    const asked = waiting.find((request) => request.user.id === newcomer.user_id);
    await callApi('POST /clubs/:id/join-requests/:request_id/approve', {
      params: { id: club.id, request_id: asked?.id ?? '' },
      token,
    });
    await fan.page.getByRole('link', { name: 'Go to club' }).click();
    await fan.page.getByRole('link', { name: 'My member card' }).waitFor();
    expect(new URL(fan.page.url()).pathname).toBe('/club/harbour-voices/home');
  });
});
