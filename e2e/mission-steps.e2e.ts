// Steps that are done on the phone, from the club's home to the reward: a video to watch, a form of every kind of field, a quiz with
// time and tries, days to check in; each is refused once on the way.
// Covers: missions, requirements, checkins.
import type { RequirementConfig } from '@stagepass/contract/requirements/shapes.ts';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { verified } from './lib/accounts.ts';
import {
  clubOf,
  clubWithStep,
  memberOf,
  publishMission,
  rewarded,
  startMission,
} from './lib/mission-club.ts';
import { journey } from './lib/phone.ts';
import { callApi } from './lib/server.ts';
import { pictureOf, uploaded } from './lib/uploads.ts';
import { videoOf } from './lib/video.ts';

interface Heard {
  /** What the phone said, what the server made of it, and how long ago the step was opened by its clock. */
  readonly told_s: number;
  readonly counted_s: number;
  readonly gone_s: number;
}

function hearReports(page: Page): Heard[] {
  const heard: Heard[] = [];
  let opened_ms = 0;
  page.on('response', async (answer) => {
    const { pathname } = new URL(answer.url());
    if (!/^\/api\/requirements\/[^/]+\/(open|report)$/.test(pathname)) return;
    const { data } = await answer.json();
    if (pathname.endsWith('/open')) opened_ms = Date.parse(data.opened_at);
    else
      heard.push({
        told_s: answer.request().postDataJSON().report.played_s,
        counted_s: data.task.watched.played_s,
        gone_s: (Date.parse(data.now) - opened_ms) / 1000,
      });
  });
  return heard;
}

describe('a video', () => {
  journey('counts as far as it was played, and never faster than the clock', async ({ phone }) => {
    const studio = await phone();
    await studio.open('/legal/terms');
    const film = await videoOf(studio.page, 12);
    const { club } = await clubWithStep(async ({ sctoken }) => ({
      type: 'CONTENT',
      text: 'The whole of it, please.',
      link: null,
      media_id: await uploaded(sctoken, film, { type: 'video/webm' }),
      seconds: 0,
      watch: true,
    }));
    const fan = await phone({ session: await memberOf(club) });
    const { page } = fan;
    const heard = hearReports(page);
    await startMission(fan, { handle: club.handle, act: 'View the content' });
    const more = page.getByRole('button', { name: /^Watch 0:10 more/ });
    await more.waitFor();
    expect(await more.isDisabled()).toBe(true);
    // Twelve seconds within one: the phone tells more than the server's clock allows.
    await page.locator('video').evaluate(async (shown: HTMLVideoElement) => {
      shown.muted = true;
      shown.playbackRate = 16;
      await shown.play();
      await new Promise((ended) => shown.addEventListener('ended', ended, { once: true }));
    });
    await expect.poll(() => heard.length).toBeGreaterThan(0);
    const [first] = heard;
    expect(first?.told_s).toBeGreaterThan(10);
    expect(first?.counted_s).toBeLessThanOrEqual(first?.gone_s ?? 0);
    await page.getByRole('button', { name: /^Watch 0:\d\d more/ }).waitFor();
    await page.getByRole('button', { name: 'Mark as done' }).click();
    await rewarded(page, 50);
  });
});

const kinds = { help: '', required: true } as const;
const form: RequirementConfig = {
  type: 'FORM',
  text: 'Seven questions.',
  fields: [
    { ...kinds, key: 'name', kind: 'text', label: 'Name on the list' },
    { ...kinds, key: 'story', kind: 'long-text', label: 'First show' },
    { ...kinds, key: 'shows', kind: 'number', label: 'Shows so far', least: 1, most: 500 },
    {
      ...kinds,
      key: 'first',
      kind: 'date',
      label: 'Date of it',
      earliest: '1990-01-01',
      latest: '2026-01-01',
    },
    {
      ...kinds,
      key: 'seat',
      kind: 'choice',
      label: 'Where you stand',
      several: false,
      options: [
        { key: 'front', label: 'Front row' },
        { key: 'back', label: 'By the bar' },
      ],
    },
    {
      ...kinds,
      key: 'loud',
      kind: 'scale',
      label: 'How loud',
      steps: 5,
      low_label: 'Soft',
      high_label: 'Loud',
    },
    { ...kinds, key: 'stub', kind: 'file', label: 'Your ticket stub' },
  ],
};

describe('a form', () => {
  journey(
    'of all seven kinds is refused where answers are missing or too large, then sent',
    async ({ phone }) => {
      const { club, owner, step } = await clubWithStep(() => form);
      const fan = await phone({ session: await memberOf(club) });
      const { page } = fan;
      await startMission(fan, { handle: club.handle, act: 'Fill in the form' });
      await page.getByLabel('Name on the list').fill('Noa');
      await page.getByRole('button', { name: 'Send answers' }).click();
      await page.getByText('Check 6 answers').waitFor();
      await page.getByLabel('First show').fill('In the rain, all of it.');
      await page.getByLabel('Shows so far').fill('501');
      await page.getByLabel('Date of it').fill('2019-08-04');
      await page.getByLabel('Front row').check();
      await page.getByRole('radio', { name: '4 of 5' }).check();
      await page.locator('input[type=file]').setInputFiles({
        name: 'stub.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('Row 1, seat 1'),
      });
      await page.getByText('Uploaded', { exact: true }).waitFor();
      fan.trouble.expect(/answer: 422 POST \/api\/requirements\/[^/]+\/finish/);
      await page.getByRole('button', { name: 'Send answers' }).click();
      await page.getByText('Shows so far – This number is too large.').waitFor();
      await page.getByLabel('Shows so far').fill('12');
      await page.getByRole('button', { name: 'Send answers' }).click();
      await rewarded(page, 50);
      const answers = await callApi('GET /requirements/:id/answers', {
        params: { id: step.id },
        token: owner.sctoken,
      });
      expect(JSON.stringify(answers)).toContain('In the rain, all of it.');
    },
  );
});

const quiz = (media_id: string): RequirementConfig => ({
  type: 'QUIZ',
  text: 'No phones, no friends.',
  time_s: 120,
  pass_percent: 50,
  tries: 2,
  show_wrong: true,
  questions: [
    {
      key: 'lamp',
      text: 'What hangs here?',
      media_id,
      options: [
        { key: 'lamp1', text: 'A lamp', right: true },
        { key: 'moon', text: 'The moon', right: false },
      ],
    },
    {
      key: 'four',
      text: 'Who plays?',
      options: [
        { key: 'anna', text: 'Anna', right: true },
        { key: 'kim2', text: 'Kim', right: true },
        { key: 'dogs', text: 'The dogs', right: false },
      ],
    },
  ],
});

describe('a quiz', () => {
  journey('says its rules first, what was wrong, and counts its tries', async ({ phone }) => {
    const { club } = await clubWithStep(async ({ sctoken }) =>
      quiz(await uploaded(sctoken, await pictureOf(320, 180))),
    );
    const fan = await phone({ session: await memberOf(club) });
    const { page } = fan;
    // Each try puts the questions in another order.
    const answer = async (chosen: Record<string, readonly string[]>) => {
      for (const number of [1, 2]) {
        await page.getByLabel(`Question ${number} of 2`).waitFor();
        const asked = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
        expect(await page.locator('img.sp-task-media').count()).toBe(asked === 'What hangs here?' ? 1 : 0);
        for (const name of chosen[asked] ?? []) await page.getByLabel(name).check();
        await page.getByRole('button', { name: /^Confirm answer/ }).click();
      }
    };
    await startMission(fan, { handle: club.handle, act: 'Start the quiz' });
    for (const rule of ['2 questions', '2:00 time limit', '50% to pass', '2 tries left'])
      await page.getByText(rule, { exact: true }).waitFor();
    expect(await page.getByRole('timer').count()).toBe(0);
    await page.getByRole('button', { name: 'Start the quiz' }).click();
    await page.getByRole('timer').waitFor();
    await answer({ 'What hangs here?': ['The moon'], 'Who plays?': ['Anna'] });
    // Not passed: told which, and not yet what would have been right.
    await page.getByRole('heading', { name: 'Not passed' }).waitFor();
    await page.getByText('2 wrong answers').waitFor();
    await page.getByText('Your answer: The moon').waitFor();
    expect(await page.getByText(/^Correct answer/).count()).toBe(0);
    await page.getByText(/1 try left/).waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await answer({ 'What hangs here?': ['A lamp'], 'Who plays?': ['Anna', 'The dogs'] });
    await page.getByRole('heading', { name: 'Passed' }).waitFor();
    await page.getByText('Correct answer: Anna, Kim').waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    await rewarded(page, 75);
  });
});

describe('check-ins', () => {
  journey(
    'of one day are done at once, of more on other days; the streak is on the club’s home',
    async ({ phone }) => {
      const owner = await verified();
      const club = await clubOf(owner);
      for (const [title, days] of [
        ['Every night', 3],
        ['First night', 1],
      ] as const)
        await publishMission(owner, club, { title }, [{ config: { type: 'CHECKIN', days, mode: 'row' } }]);
      const fan = await phone({ session: await memberOf(club) });
      const { page } = fan;
      await startMission(fan, { handle: club.handle, title: 'Every night', act: 'Check in' });
      await page.getByRole('button', { name: 'Check in for today' }).click();
      // Refused for today: two more days are needed.
      await page.getByText('1 of 3 check-ins').waitFor();
      expect(await page.getByRole('button', { name: 'Come back tomorrow' }).isDisabled()).toBe(true);

      await startMission(fan, { handle: club.handle, title: 'First night', act: 'Check in' });
      await page.getByText('1 of 1 check-in').waitFor();
      await page.getByRole('button', { name: 'Finish this step' }).click();
      await rewarded(page, 75);
      await fan.open(`/club/${club.handle}/home`);
      await page.mouse.wheel(0, 2000);
      await page.getByText('1 day in a row').waitFor();
    },
  );
});
