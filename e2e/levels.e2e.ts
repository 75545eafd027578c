// Levels: a creator names one with a perk, a fan sees the ladder, reaches the level and stands on the board, and opts out of it.
// Covers: levels, checkins, missions.
import { describe, expect } from 'vitest';
import { verified } from './lib/accounts.ts';
import { clubOf, memberOf, publishMission, reading } from './lib/mission-club.ts';
import { journey } from './lib/phone.ts';
import { callApi } from './lib/server.ts';

/** A club with a mission that takes whoever checked in past the second level. */
async function clubWithMission() {
  const owner = await verified();
  const club = await clubOf(owner, { hue: 265 });
  const { mission } = await publishMission(owner, club, { title: 'Up the stairs', story: 'One step.' }, [
    { title: 'Read the sign', config: reading('Two hundred steps up, one lamp.') },
  ]);
  return { owner, club, mission };
}

async function memberWithXp(club: { id: string }) {
  const session = await memberOf(club);
  await callApi('POST /clubs/:id/checkins', { params: { id: club.id }, token: session.sctoken, body: {} });
  return session;
}

describe('levels', () => {
  journey('are named, climbed and celebrated; who opts out leaves the board', async ({ phone }) => {
    const { owner, club, mission } = await clubWithMission();
    const staff = await phone({ session: owner });
    await staff.open(`/club/${club.handle}/manage`);
    await staff.page.getByRole('link', { name: 'Levels', exact: true }).click();
    await staff.page.getByRole('button', { name: 'Add level' }).click();
    await staff.page.getByLabel('Name', { exact: true }).fill('Boathand');
    await staff.page.getByLabel('Store discount in percent').fill('10');
    await staff.page.getByRole('button', { name: 'Save level' }).click();
    await staff.page.getByText('From 100 XP · 10% off in the store').waitFor();

    const session = await memberWithXp(club);
    const fan = await phone({ session });
    const { page } = fan;
    await fan.open(`/club/${club.handle}/levels`);
    await page.getByRole('heading', { level: 1, name: '25 XP to Boathand' }).waitFor();
    await page.getByText('1 mission, 50 XP').waitFor();

    await fan.move(`/club/mission-detail/${mission.id}`);
    await page.getByRole('link', { name: 'Read the text' }).click();
    await page.getByRole('button', { name: 'Mark as done' }).click();
    const reached = page.getByRole('dialog', { name: 'Level 2' });
    await reached.getByText(`You’re now Boathand in ${club.name}.`).waitFor();
    await reached.getByText('10% off in the store').waitFor();
    await reached.getByRole('button', { name: 'See levels' }).click();
    await page.getByRole('heading', { level: 1, name: '175 XP to level 3' }).waitFor();

    const other = await phone({ session: await memberWithXp(club) });
    const board = `/club/${club.handle}/levels?view=leaderboard`;
    await other.open(board);
    const first = other.page.getByRole('link', { name: new RegExp(`Place 1.*${session.display_name}`) });
    await first.waitFor();
    await other.page.getByRole('status').getByText('of 2 members').waitFor();

    await page.getByRole('radio', { name: 'Leaderboard' }).check();
    await page.getByRole('switch', { name: 'Show me on leaderboards' }).click();
    await page.getByText('You’re hidden from this leaderboard').waitFor();
    await expect
      .poll(async () => {
        const rows = await callApi('GET /clubs/:id/boards/:span', {
          params: { id: club.id, span: '7d' },
          token: owner.sctoken,
        });
        return rows.length;
      })
      .toBe(1);
    await other.open(board);
    await other.page.getByRole('status').getByText('of 1 member', { exact: true }).waitFor();
    expect(await first.count()).toBe(0);
  });
});
