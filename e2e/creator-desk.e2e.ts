// A creator's dashboard: a request to join and a proof to review wait there in two clubs; each leads to where it is decided, and is gone then.
// Covers: insights.
import type { RequirementConfig } from '@stagepass/contract/requirements/shapes.ts';
import { describe, expect } from 'vitest';
import { verified } from './lib/accounts.ts';
import { clubOf, memberOf, publishMission } from './lib/mission-club.ts';
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

/** An open club with a proof to review, and one that lets people in itself with a request. */
async function clubsInWhichSomethingWaits() {
  const session = await verified();
  const [open, closed] = [
    await clubOf(session, { hue: 200 }),
    await clubOf(session, { hue: 90, join_policy: 'approval' }),
  ];
  const { mission } = await publishMission(session, open, { title: 'Find us out there' }, [
    { title: 'Follow us', config: follow },
  ]);
  const fan = await memberOf(open);
  const token = fan.sctoken;
  const { requirements } = await callApi('GET /missions/:id', { params: { id: mission.id }, token });
  const params = { id: requirements[0]?.id ?? '' };
  const { id } = await callApi('POST /requirements/:id/open', { params, token });
  const answer = { type: 'SOCIAL' as const, way: 'proof' as const, link: 'https://instagram.com/me' };
  await callApi('POST /requirements/:id/finish', { params, token, body: { attempt_id: id, answer } });
  await callApi('POST /clubs/:id/join', { params: { id: closed.id }, token, body: { note: 'Hello' } });
  return { session, open, closed };
}

describe('a creator’s dashboard', () => {
  journey('leads to what waits in each club, and forgets what was decided', async ({ phone }) => {
    const { session, open: reviewed, closed } = await clubsInWhichSomethingWaits();
    const creator = await phone({ session });
    const { page, open } = creator;
    const token = session.sctoken;
    await open('/user/creator-club');
    await page.getByRole('link', { name: /^Dashboard/ }).click();

    await page.getByRole('link', { name: `Review: 1 in ${reviewed.name}` }).click();
    await expect.poll(creator.path).toContain(`/club/${reviewed.handle}/`);
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    await page.getByRole('heading', { name: 'Nothing to review' }).waitFor();

    await open('/user/creatorpod');
    await page.getByRole('link', { name: `Join request: 1 in ${closed.name}` }).click();
    await page
      .getByRole('button', { name: /^Approve/ })
      .first()
      .click();
    await expect
      .poll(async () => (await callApi('GET /creator-desk', { token })).waiting.map(({ kind }) => kind))
      .toEqual([]);
    await open('/user/creatorpod');
    await page.getByText('Nothing is waiting for you.').waitFor();

    await page.getByRole('link', { name: reviewed.name, exact: true }).click();
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
    await page.getByRole('radio', { name: 'Year' }).check({ force: true });
    await page.getByText('Active fans a day').first().waitFor();
  });
});
