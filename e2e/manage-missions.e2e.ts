// Making missions: a template becomes a draft, times that do not fit are refused, it is published, moved before another by a
// finger, and paused.
// Covers: missions, requirements.
import { describe, expect } from 'vitest';
import { verified } from './lib/accounts.ts';
import { clubOf } from './lib/mission-club.ts';
import { journey } from './lib/phone.ts';
import { callApi } from './lib/server.ts';
import { dragByTouch } from './lib/touch.ts';

describe('a club’s missions', () => {
  journey('are made, published, put in order and paused', async ({ phone }) => {
    const session = await verified();
    const club = await clubOf(session);
    const { page, open, path } = await phone({ session });
    const managed = `/club/${club.handle}/manage-missions`;
    await open(managed);
    await page.getByRole('heading', { name: 'No live missions' }).waitFor();
    await page.getByRole('link', { name: 'New mission' }).click();
    await page.getByRole('button', { name: /^Watch and answer/ }).click();
    await page.getByRole('button', { name: 'Move Answer the question, step 2 of 2' }).waitFor();
    await page.getByText('Opens after step 1').waitFor();

    await page.getByLabel('Opens').fill('2099-06-20T18:00');
    await page.getByLabel('Closes').fill('2099-06-20T17:00');
    await page.getByText('Closes before it opens. Pick a later time.').first().waitFor();
    await page.getByLabel('Closes').fill('2099-06-21T17:00');
    await page.getByRole('button', { name: 'Publish, 125 XP' }).click();
    await page.getByRole('button', { name: /^Watch and answer Opens Jun 20, 2099, 6:00.PM/ }).waitFor();
    expect(path()).toBe(managed);

    await page.getByRole('link', { name: 'New mission' }).click();
    await page.getByRole('button', { name: /^Fan survey/ }).click();
    await page.getByRole('button', { name: 'Publish, 50 XP' }).click();
    const second = page.getByRole('button', { name: 'Move Fan survey, position 2 of 2' });
    await second.waitFor();
    await dragByTouch(
      page,
      second,
      page.getByRole('button', { name: 'Move Watch and answer, position 1 of 2' }),
    );
    await page.getByRole('button', { name: 'Move Fan survey, position 1 of 2' }).waitFor();
    await expect
      .poll(async () =>
        (await callApi('GET /clubs/:id/missions', { params: { id: club.id } })).map(({ title }) => title),
      )
      .toEqual(['Fan survey', 'Watch and answer']);

    await page.getByRole('button', { name: /^Fan survey Live/ }).click();
    await page.getByRole('button', { name: 'Pause mission' }).click();
    await page.getByText('Paused', { exact: true }).waitFor();
  });
});
