// Votes: a creator makes one and opens it, a fan votes, changes, and reads the receipt; it closes, the result is sealed and verified on
// the phone, and the creator answers. And a poll inside a post.
// Covers: votes, posts.
import type { Session } from '@stagepass/contract/auth/shapes.ts';
import { beforeAll, describe, expect } from 'vitest';
import { fanWithMoney, signInAs } from './lib/accounts.ts';
import { journey } from './lib/phone.ts';
import { callApi } from './lib/server.ts';

const club = 'velvet-static';
const DAY_MS = 86_400_000;

let creator: Session;
beforeAll(async () => {
  creator = await signInAs('creator');
});

/** As the phone's own field has it. */
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 16);

describe('a vote', () => {
  journey(
    'is made, opened, voted in, changed, closed, verified and answered',
    async ({ phone }) => {
      const title = `Which encore ${Date.now().toString(36)}?`;
      const maker = await phone({ session: creator });
      const { page: desk } = maker;
      await maker.open(`/club/${club}/manage`);
      await desk.getByRole('link', { name: 'Votes', exact: true }).click();
      await desk.getByRole('link', { name: 'New vote' }).click();
      await desk.getByLabel('Question').fill(title);
      await desk.getByLabel('Option 1', { exact: true }).fill('Long String');
      await desk.getByLabel('Option 2', { exact: true }).fill('Ferry at Six');
      // Without an end it cannot open, and says so.
      await desk.getByRole('button', { name: 'Open the vote' }).click();
      await desk.getByText('Say when the vote closes.').waitFor();
      await desk.getByLabel('Closes', { exact: true }).fill(inDays(3));
      await desk.getByText('We do what wins').click();
      await desk.getByRole('button', { name: 'Preview' }).click();
      await desk.getByRole('dialog', { name: 'Preview' }).getByText(title).waitFor();
      await desk.getByRole('dialog', { name: 'Preview' }).getByRole('button', { name: 'Close' }).click();
      await desk.getByRole('button', { name: 'Open the vote' }).click();
      await desk.getByRole('heading', { level: 1, name: title }).waitFor();
      const path = new URL(desk.url()).pathname;

      const fan = await phone({ session: await fanWithMoney(club) });
      const { page } = fan;
      await fan.open(`/club/${club}/votes`);
      await page.getByRole('link', { name: title }).click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.getByText('Every vote counts once.').waitFor();
      await page.getByRole('radio', { name: 'Long String' }).check();
      await page.getByRole('button', { name: 'Vote', exact: true }).click();
      await page.getByText('Your vote was counted', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'View receipt' }).click();
      const receipt = page.getByRole('dialog', { name: 'Your receipt' });
      const first = await receipt.locator('.sp-vote-code').first().innerText();
      await receipt.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('radio', { name: 'Ferry at Six' }).check();
      await page.getByRole('button', { name: 'Change my vote to Ferry at Six' }).click();
      await page.getByText('Your vote was changed', { exact: true }).waitFor();
      // Whoever watches hears of it without a reload.
      await desk.getByText('100%').first().waitFor();

      await maker.open(`/club/${club}/manage-votes`);
      await desk.getByRole('button', { name: new RegExp(title.replace('?', '\\?')) }).click();
      await desk.getByRole('button', { name: 'Close now' }).click();
      await desk.getByRole('alertdialog').getByRole('button', { name: 'Close now' }).click();
      await desk.getByText('The vote is closed and sealed', { exact: true }).waitFor();

      // The fan's phone hears that it closed.
      await page.getByRole('button', { name: 'Verify my vote' }).click();
      const check = page.getByRole('dialog', { name: 'Verify the result' });
      await check.getByText('Your vote is in the list').waitFor();
      await check.getByText('The list matches the seal').waitFor();
      await check.getByText('The list adds up to the result').waitFor();
      await check.getByText('Everything matches').waitFor();
      const codes = await check.locator('.sp-vote-code').allInnerTexts();
      expect(codes).not.toContain(first);
      await check.getByRole('button', { name: 'Close' }).click();

      await maker.open(`/club/${club}/manage-votes?shelf=closed`);
      await desk.getByRole('button', { name: new RegExp(title.replace('?', '\\?')) }).click();
      await desk.getByRole('button', { name: 'Write the answer' }).click();
      await desk.getByLabel('Your answer').fill('Ferry at Six it is.');
      await desk.getByRole('button', { name: 'Publish answer' }).click();
      await desk.getByText('The answer is published', { exact: true }).waitFor();
      await page.getByText('Ferry at Six it is.').waitFor();
      expect(path).toContain('/club/vote-detail/');
    },
    180_000,
  );
});

describe('a poll in a post', () => {
  journey('is written with the post and voted in on the card', async ({ phone }) => {
    const text = `Rain or shine ${Date.now().toString(36)}?`;
    const maker = await phone({ session: creator });
    const { page: desk } = maker;
    await maker.open(`/club/${club}/posts?view=compose`);
    await desk.getByLabel('Post text').fill(text);
    await desk.getByRole('button', { name: 'Add a poll' }).click();
    await desk.getByLabel('Option 1').fill('Rain');
    await desk.getByLabel('Option 2').fill('Shine');
    await desk.getByRole('button', { name: 'Post', exact: true }).click();
    await desk.getByRole('radio', { name: 'Rain' }).waitFor();

    const fan = await phone({ session: await fanWithMoney(club) });
    await fan.open(`/club/${club}/posts`);
    const card = fan.page.getByRole('article').filter({ hasText: text });
    await card.getByText('Shine', { exact: true }).click();
    await card.getByText('1 vote').waitFor();
    // On the writer's screen the number moves by itself.
    await desk.getByText('1 vote').waitFor();
    const posts = await callApi('GET /clubs/:id/posts', { params: { id: club }, token: creator.sctoken });
    expect(posts.some((post) => post.sealed === null && post.text === text && post.poll?.voters === 1)).toBe(
      true,
    );
  });
});
