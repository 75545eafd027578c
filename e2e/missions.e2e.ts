// Missions: a shared one leads a stranger into the club, its steps follow each other to the stamp, and it stands among what is
// done.
// Covers: missions, requirements.
import type { RequirementConfig } from '@stagepass/contract/requirements/shapes.ts';
import { describe, expect } from 'vitest';
import { verified } from './lib/accounts.ts';
import { clubOf, joined, publishMission, reading, rewarded } from './lib/mission-club.ts';
import { journey } from './lib/phone.ts';

const quiz: RequirementConfig = {
  type: 'QUIZ',
  text: '',
  time_s: null,
  pass_percent: 100,
  tries: null,
  questions: [
    {
      key: 'pedals',
      text: 'How many pedals are in the van?',
      options: [
        { key: 'eleven', text: 'Eleven', right: true },
        { key: 'four', text: 'Four', right: false },
      ],
    },
  ],
};

/** A club of its own, with one mission of two steps. */
async function clubWithMission() {
  const owner = await verified();
  const club = await clubOf(owner, { hue: 355 });
  const about = { title: 'Before the doors', story: 'Two steps, then you know the van.' };
  const { mission } = await publishMission(owner, club, about, [
    { title: 'Read the log', config: reading('Eleven pedals, four people, one van.') },
    { title: 'Count the pedals', waits: true, config: quiz },
  ]);
  return { club, mission };
}

describe('a mission', () => {
  journey('is shared, joined and done, step by step', async ({ phone }) => {
    const { club, mission } = await clubWithMission();
    const visitor = await phone();
    await visitor.open(`/mission/${mission.id}`);
    await visitor.page.getByRole('heading', { level: 1, name: 'Before the doors' }).waitFor();
    await visitor.page.getByRole('link', { name: 'Sign in to start' }).waitFor();

    const session = await verified();
    const fan = await phone({ session });
    const { page } = fan;
    await fan.open(`/mission/${mission.id}`);
    await page.getByRole('link', { name: `Join ${club.name} to start` }).click();
    await page.waitForURL(/\/permission-error\?reason=join/);
    await joined(club, session);

    await fan.open(`/club/${club.handle}/missions`);
    await page.getByRole('link', { name: /Before the doors/ }).click();
    await page.getByText('Quiz, opens after step 1').waitFor();
    await page.getByRole('link', { name: 'Read the text' }).click();
    await page.getByRole('button', { name: 'Mark as done' }).click();

    // The rules first, while no clock runs.
    await page.getByRole('button', { name: 'Start the quiz' }).click();
    await page.getByRole('heading', { name: 'How many pedals are in the van?' }).waitFor();
    // A wrong answer first: another try is offered in its place.
    await page.getByLabel('Four').check();
    await page.getByRole('button', { name: /^Confirm answer/ }).click();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByLabel('Eleven').check();
    await page.getByRole('button', { name: /^Confirm answer/ }).click();

    // The celebration may lie above it already.
    await rewarded(page, 125);
    // Past 100 XP: the first level-up.
    await page.getByRole('dialog', { name: 'Level 2' }).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Back to mission' }).click();
    await page.getByRole('img', { name: 'Mission finished' }).waitFor();
    expect(fan.path()).toBe(`/club/mission-detail/${mission.id}`);

    await fan.move('/missions');
    await page.getByRole('button', { name: 'Done 1' }).click();
    await page.getByRole('link', { name: /Before the doors/ }).waitFor();
  });
});
