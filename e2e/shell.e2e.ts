// The shell: wide screens, no network, installing the app, languages.
// Covers: app.
import { expect } from 'vitest';
import { foreignWords } from './lib/checks.ts';
import { journey, settled } from './lib/phone.ts';
import { appUrl } from './lib/server.ts';

journey('from 768 px there is only the notice, with a code of the current address', async ({ phone }) => {
  const desk = await phone({ motion: true, width: 768, height: 900 });
  await desk.page.goto(`${appUrl()}/NTU?from=poster`);
  const code = desk.page.getByRole('img', { name: /code/i });
  await code.waitFor();
  expect(await desk.page.locator('body').textContent()).toMatch(/phone|mobile/i);
  expect(await desk.page.getByRole('navigation').count()).toBe(0);
  await desk.page.setViewportSize({ width: 767, height: 900 });
  await settled(desk.page);
  await code.waitFor({ state: 'detached' });
});

journey('without a network a kept screen opens, and says so', async ({ phone }) => {
  const fan = await phone({ motion: true, serviceWorkers: 'allow' });
  fan.trouble.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|console: WebSocket/);
  await fan.open('/welcome');
  await fan.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // Opened once under the worker, it is kept.
  await fan.open('/legal/terms');
  await fan.context.setOffline(true);
  await fan.page.goto(`${appUrl()}/legal/terms`);
  await settled(fan.page);
  await fan.page.getByText('You’re offline. You’re seeing what was saved on this phone.').waitFor();
  // What needs the server cannot open: the offline screen, until the network is back.
  await fan.page.goto(`${appUrl()}/NTU`);
  await fan.page.getByRole('heading', { name: 'You’re offline' }).waitFor();
  await fan.context.setOffline(false);
  // It comes back by itself, if need be at a second try.
  await fan.page.getByRole('heading', { name: /NTU/ }).waitFor({ timeout: 40_000 });
});

journey('the app can be installed', async ({ phone }) => {
  const fan = await phone({ motion: true, serviceWorkers: 'allow' });
  await fan.open('/welcome');
  const href = await fan.page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await (await fan.page.request.get(`${appUrl()}${href}`)).json()) as {
    name: string;
    display: string;
    start_url: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({ name: 'StagePass', display: 'standalone', start_url: '/discover' });
  expect(manifest.icons.map((icon) => icon.purpose ?? icon.sizes)).toEqual(
    expect.arrayContaining(['192x192', '512x512', 'maskable']),
  );
  for (const icon of manifest.icons)
    expect((await fan.page.request.get(`${appUrl()}${icon.src}`)).headers()['content-type']).toBe(
      'image/png',
    );
  const session = await fan.context.newCDPSession(fan.page);
  await fan.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A profile without a name cannot install anything; everything else would be ours.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

journey(
  'the language that a phone keeps holds from the start, and follows another tab',
  async ({ phone }) => {
    const visitor = await phone({ locale: 'pseudo' });
    await visitor.open('/legal/terms');
    expect(await foreignWords(visitor.page, 'pseudo')).toEqual([]);
    await visitor.speak('en');
    expect(await foreignWords(visitor.page, 'en')).toEqual([]);
  },
);
