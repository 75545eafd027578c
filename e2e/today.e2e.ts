// Home's running order: what is open and done today, a check-in made right there, tasks that open their step, and a reminder set.
// Covers: fronts, checkins, missions, reminders.
import { describe, expect } from 'vitest';
import { verified } from './lib/accounts.ts';
import { clubOf, joined, publishMission, reading } from './lib/mission-club.ts';
import { journey } from './lib/phone.ts';
import { callApi } from './lib/server.ts';

/** A club of its own, with a mission that ends in six hours. */
async function clubWithMission() {
  const owner = await verified();
  const club = await clubOf(owner, { hue: 355 });
  const closes_at = new Date(Date.now() + 6 * 3_600_000).toISOString();
  const { mission } = await publishMission(owner, club, { title: 'Tonight only', story: '', closes_at }, [
    { title: 'Read the log', config: reading('Eleven pedals, four people, one van.') },
  ]);
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
    await joined(club, session);
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
