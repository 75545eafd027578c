// Tests partner pages over HTTP: read by anybody whatever the case, written by operators only.
import type { PageContent } from '@stagepass/contract/pages/shapes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { manyAddresses, openMailbox, registerVerified, withFactor } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { grantOperator } from '#domains/users/public/grant-operator.ts';
import { setPage } from './public/set-page.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
});
afterAll(() => app.stop());

const content: PageContent = {
  title: 'A page',
  tagline: 'for partners',
  hue: 12,
  hero_url: null,
  text: 'Some **text**.',
  facts: [{ label: 'Seats', value: '90' }],
  featured_club_ids: [],
  campaign_id: null,
  button: { label: 'Go', href: '/discover' },
};
const read = (slug: string) => app.call('GET /pages/:slug', { params: { slug } });

test('an operator writes, everybody reads, without regard to case', async () => {
  const mailbox = openMailbox(app);
  const [operator, fan] = [await registerVerified(app, mailbox), await registerVerified(app, mailbox)];
  await grantOperator(app.platform, operator.email);
  await withFactor(app, operator);
  const write = (as: typeof fan.as | undefined, body: unknown = content) =>
    app.call('PUT /pages/:slug', { params: { slug: 'NTU' }, body: body as PageContent }, as);
  expect((await write(undefined)).status).toBe(401);
  expect((await write(fan.as)).status).toBe(403);
  expect(await read('NTU')).toMatchObject({ status: 404, error: { code: 'pages.not-found' } });
  expect((await write(operator.as)).status).toBe(200);
  for (const slug of ['NTU', 'ntu', 'Ntu'])
    expect(await read(slug)).toMatchObject({ ok: true, body: { data: { slug: 'NTU', ...content } } });
  for (const wrong of [
    { ...content, title: '' },
    { ...content, extra: 1 },
    { ...content, button: { label: 'x', href: 'javascript:alert(1)' } },
    { ...content, button: { label: 'x', href: '//evil.test' } },
  ])
    expect((await write(operator.as, wrong)).status).toBe(400);
  expect(await read('ntu')).toMatchObject({ body: { data: content } });
});

test('the command line writes too, and over an older spelling', async () => {
  await setPage(app.platform, { slug: 'tour', content });
  await setPage(app.platform, { slug: 'Tour', content: { ...content, title: 'New' } });
  expect(await read('TOUR')).toMatchObject({ body: { data: { slug: 'Tour', title: 'New' } } });
  await expect(setPage(app.platform, { slug: 'no spaces', content })).rejects.toThrow();
});
