// Home's running order: what is open and done today, a check-in made right there, tasks that open their step, and a reminder set.
// Covers: fronts, checkins, missions, reminders.
import { randomBytes } from 'node:crypto';
import type { RequirementConfig } from '@stagepass/contract/requirements/shapes.ts';
import { describe, expect } from 'vitest';
import { mailedCode, registered } from './lib/accounts.ts';
import { journey } from './lib/phone.ts';
import { callApi } from './lib/server.ts';

async function verified() {
  const { session, email } = await registered();
  const otp = await mailedCode(email);
  await callApi('POST /auth/system/verifyOtp', { body: { otp, user_id: session.user_id } });
  return { ...session, email_verified: true };
}

const reading: RequirementConfig = {
  type: 'CONTENT',
  text: 'Eleven pedals, four people, one van.',
  link: null,
  media_id: null,
  seconds: 0,
};

/** A club of its own, with a mission that ends in six hours. */
async function clubWithMission() {
  const { sctoken: token } = await verified();
  const word = randomBytes(4).toString('hex');
  const club = await callApi('POST /clubs', {
    token,
    body: { name: `Day Club ${word}`, handle: `day-${word}`, category: 'music', hue: 355 },
  });
  const closes_at = new Date(Date.now() + 6 * 3_600_000).toISOString();
  const mission = await callApi('POST /clubs/:id/missions', {
    params: { id: club.id },
    token,
    body: { title: 'Tonight only', story: '', closes_at },
  });
  await callApi('POST /requirement-lists/:owner_kind/:owner_id/requirements', {
    params: { owner_kind: 'mission', owner_id: mission.id },
    token,
    body: { title: 'Read the log', config: reading },
  });
  await callApi('POST /missions/:id/publish', { params: { id: mission.id }, token });
  return { club, mission };
}

describe('today', () => {
  journey('a newcomer is led to clubs, a member does their day from Home', async ({ phone }) => {
    const session = await verified();
    const fan = await phone({ session });
    const { page } = fan;
    await fan.open('/home');
    await page.getByText('Your day starts with a club').waitFor();

    const { club, mission } = await clubWithMission();
    await callApi('POST /clubs/:id/join', { params: { id: club.id }, token: session.sctoken, body: {} });
    await page.reload();
    const day = page.getByRole('region', { name: /^Today/ });
    await day.getByText(`Check in, ${club.name}`).waitFor();
    await day.getByText('Tonight only ends').waitFor();

    // A check-in is stamped with the tap, and stays so once Home is opened anew.
    await day.getByRole('button', { name: /^Check in/ }).click();
    await day.getByText('Done: 1 day').waitFor();
    const stamped = async () =>
      (await callApi('GET /home/today', { token: session.sctoken })).lines.some(
        ({ kind, done }) => kind === 'checkin' && done,
      );
    await expect.poll(stamped).toBe(true);
    await page.reload();
    await day.getByText('Done: 1 day').waitFor();

    // The mission reminds, and its step is a task that opens where it is done.
    await fan.open(`/club/mission-detail/${mission.id}`);
    await page.getByRole('button', { name: 'Remind me before it ends' }).click();
    await page.getByRole('button', { name: 'Reminder on: before it ends' }).waitFor();
    await fan.open('/club/tasks');
    await page.getByRole('heading', { level: 1, name: 'Tasks' }).waitFor();
    await page.getByRole('link', { name: /Read the log/ }).click();
    await page.waitForURL(/\/club\/play-mission\/.*step=/);
  });
});
