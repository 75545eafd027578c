// Reviews: fans send a proof of something they did on another network; the club refuses one with a reason and accepts others at once;
// fans read the answer, and have their XP.
// Covers: missions, requirements.
import type { RequirementConfig } from '@stagepass/contract/requirements/shapes.ts';
import { describe, expect } from 'vitest';
import { verified } from './lib/accounts.ts';
import { clubOf, memberOf, publishMission } from './lib/mission-club.ts';
import { noisePicture } from './lib/noise-picture.ts';
import { journey } from './lib/phone.ts';
import { callApi } from './lib/server.ts';

const follow: RequirementConfig = {
  type: 'SOCIAL',
  network: 'instagram',
  act: 'follow',
  url: 'https://www.instagram.com/explore/',
  text: 'Follow us, then show us.',
  hashtag: '',
  server_id: null,
  proof: 'either',
};

async function clubWithMission() {
  const session = await verified();
  const club = await clubOf(session, { hue: 200 });
  const { mission } = await publishMission(session, club, { title: 'Find us out there' }, [
    { title: 'Follow us', config: follow },
  ]);
  return { session, club, mission };
}

/** Joins, and hands in a link without a phone. */
async function fanWhoSent(club: { id: string }, missionId: string, link: string) {
  const session = await memberOf(club);
  const token = session.sctoken;
  const { requirements } = await callApi('GET /missions/:id', { params: { id: missionId }, token });
  const params = { id: requirements[0]?.id ?? '' };
  const { id } = await callApi('POST /requirements/:id/open', { params, token });
  const answer = { type: 'SOCIAL' as const, way: 'proof' as const, link };
  await callApi('POST /requirements/:id/finish', { params, token, body: { attempt_id: id, answer } });
  return session;
}

describe('a proof', () => {
  journey('is sent, reviewed with others, and answered', async ({ phone }) => {
    const { session: owner, club, mission } = await clubWithMission();
    const session = await memberOf(club);
    const fan = await phone({ session });
    await fan.open(`/club/${club.handle}`);
    await fan.page
      .getByRole('link', { name: /Find us out there/ })
      .first()
      .click();
    await fan.page.getByRole('link', { name: 'Open this step' }).click();
    await fan.page.getByText('Send a proof. The club reviews it within 72 hours.').waitFor();
    // Nothing to look at, and then no address: refused on the phone.
    await fan.page.getByRole('button', { name: 'Send for review' }).click();
    await fan.page.getByText('Add a link or a screenshot.').waitFor();
    await fan.page.getByLabel('Link to your post or profile (optional)').fill('instagram.com/me');
    await fan.page.getByRole('button', { name: 'Send for review' }).click();
    await fan.page.getByText('Enter a full address that starts with https://').waitFor();
    await fan.page.getByLabel('Link to your post or profile (optional)').fill('https://www.instagram.com/me');
    const picture = { name: 'proof.png', mimeType: 'image/png', buffer: noisePicture(90, 120) };
    await fan.page.locator('input[type=file]').setInputFiles(picture);
    await fan.page.getByRole('button', { name: 'Replace screenshot' }).waitFor();
    await fan.page.getByRole('button', { name: 'Send for review' }).click();
    await fan.page.getByRole('heading', { name: 'Sent' }).waitFor();
    await fan.page.getByRole('button', { name: 'Back to mission' }).click();
    await fan.page.getByText('Social, in review').waitFor();

    const refused = await fanWhoSent(club, mission.id, 'https://www.instagram.com/somebody');
    const other = await fanWhoSent(club, mission.id, 'https://www.instagram.com/third');
    const staff = await phone({ session: owner });
    const { page } = staff;
    await staff.open(`/club/${club.handle}/manage`);
    await page.getByRole('link', { name: /Fans wait for your review/ }).click();
    await page.getByRole('radio', { name: 'Waiting 3' }).waitFor();
    const cards = page.getByRole('list', { name: 'Submissions' }).getByRole('listitem');
    await expect.poll(() => cards.count()).toBe(3);
    await page.getByRole('button', { name: /^Open the picture from/ }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('+');
    await page.keyboard.press('Escape');
    // The oldest first: the second one is refused, and the other two accepted together.
    const second = cards.nth(1);
    expect(await second.getByRole('link').getAttribute('rel')).toContain('noreferrer');
    await second.getByRole('button', { name: /^Refuse/ }).click();
    await page.getByLabel('The proof shows a different account.').check();
    await page.getByRole('button', { name: 'Refuse', exact: true }).last().click();
    await page.getByText('Submission refused', { exact: true }).waitFor();
    await page.getByRole('radio', { name: 'Waiting 2' }).waitFor();
    await page.getByRole('button', { name: 'Select all' }).click();
    await page.getByRole('button', { name: 'Accept 2' }).click();
    await page.getByRole('heading', { name: 'Nothing to review' }).waitFor();

    await fan.open(`/club/mission-detail/${mission.id}`);
    await fan.page.getByRole('img', { name: 'Mission finished' }).waitFor();
    await fan.page.getByText('50 / 50 XP').waitFor();
    for (const one of [session, other]) {
      const standing = await callApi('GET /clubs/:id/standing', {
        params: { id: club.id },
        token: one.sctoken,
      });
      expect(standing.xp).toBe(50);
    }
    const again = await phone({ session: refused });
    await again.open(`/club/mission-detail/${mission.id}`);
    await again.page.getByText('Not accepted: The proof shows a different account.').waitFor();
    await again.page.getByRole('link', { name: 'Open this step' }).waitFor();

    // What was accepted by mistake is taken back, with a reason that the fan reads.
    await page.getByRole('radio', { name: /^Decided/ }).check();
    await page
      .getByRole('button', { name: /^Take back reward from/ })
      .first()
      .click();
    await page.getByLabel('Reason').fill('That was the wrong account.');
    await page.getByRole('button', { name: 'Take back reward' }).last().click();
    await page.getByText('50 XP taken back', { exact: true }).waitFor();
  });
});
