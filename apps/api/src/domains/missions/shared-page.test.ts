// Tests what a crawler without JavaScript gets of a shared mission: its tags, its picture, and nothing of what is not for everybody.
import { fastify as makeFastify } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundClub } from '#app/testing/clubs.ts';
import { makeMission, publishedMission } from '#app/testing/missions.ts';
import { type Mailbox, manyAddresses, openMailbox } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { addSharedPages, withTags } from '#platform/cards/shared-page.ts';
import { sharedMission } from './shared-page.ts';

let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

const html = `<head><meta property="og:type" content="website" /><meta property="og:title" content="StagePass" />
<meta property="og:description" content="" /><meta property="og:image" content="x" /></head>`;
const at = (id: string) => ({
  origin: 'https://club.example',
  prefix: '/api',
  path: `/mission/${id}`,
  noun: 'mission',
  id,
});

test('the page of a mission says its title, club and story, and names a picture that is there', async () => {
  const club = await foundClub(app, mailbox);
  const { id } = await publishedMission(app, club, {
    title: 'Bring the "long" cable',
    story: 'One <step> before the doors open.',
  });
  const shared = await sharedMission.load(app.platform, id);
  if (shared === undefined) throw new Error('a public mission can be shared');
  const page = withTags(html, at(id), shared);
  expect(page).toContain('content="Bring the &quot;long&quot; cable · ');
  expect(page).toContain('content="One &lt;step&gt; before the doors open."');
  expect(page).toContain(`<meta property="og:url" content="https://club.example/mission/${id}" />`);
  const image = /property="og:image" content="https:\/\/club\.example([^"]+)"/.exec(page)?.[1] ?? '';
  const answered = await fetch(app.url + image);
  expect(answered.headers.get('content-type')).toBe('image/png');
  const { width, height, entropy } = await measured(Buffer.from(await answered.arrayBuffer()));
  expect({ width, height }).toEqual({ width: 1200, height: 630 });
  // Words and a picture, not an empty sheet.
  expect(entropy).toBeGreaterThan(1);
  const again = await fetch(app.url + image, {
    headers: { 'if-none-match': answered.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});

async function measured(png: Buffer) {
  const { width, height } = await sharp(png).metadata();
  return { width, height, entropy: (await sharp(png).stats()).entropy };
}

test('a draft, a private club’s mission and no mission at all have no card', async () => {
  const draft = await makeMission(app, await foundClub(app, mailbox));
  const closed = await publishedMission(app, await foundClub(app, mailbox, { visibility: 'private' }));
  for (const id of [draft.id, closed.id, 'nothing']) {
    expect(await sharedMission.load(app.platform, id)).toBeUndefined();
    expect((await fetch(`${app.url}/api/cards/mission/${id}.png`)).status).toBe(404);
  }
});

test('while the database is away, the address still opens the app, without tags', async () => {
  const fastify = makeFastify();
  const broken = { noun: 'mission', load: () => Promise.reject(new Error('no connection')) };
  addSharedPages({ fastify, platform: app.platform, html }, [broken]);
  const answered = await fastify.inject({ url: '/mission/any' });
  expect(answered.statusCode).toBe(200);
  expect(answered.body).toBe(html);
  await fastify.close();
});
