// npm run screenshots: makes the pictures of the README from a server of its own with the demo world.
import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { ensureBuilt } from '../lib/build.ts';
import { startBuiltServer } from '../lib/built-server.ts';
import { launchBrowser } from '../lib/launch-browser.ts';
import { inRoot } from '../lib/paths.ts';

const pictures = [
  { name: 'welcome', path: '/welcome' },
  { name: 'auth', path: '/auth' },
  { name: 'partner', path: '/NTU' },
  { name: 'permission-error', path: '/permission-error?reason=sign-in', theme: 'light' },
  { name: 'settings', path: '/user/settings', as: 'fan' },
  { name: 'profile', path: '/user/profile', as: 'fan' },
] as const;

async function sessionOf(url: string, role: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ role }),
  });
  const { data } = (await response.json()) as { data: unknown };
  return JSON.stringify(data);
}

export async function run(): Promise<number> {
  await ensureBuilt();
  await mkdir(inRoot('docs/pictures'), { recursive: true });
  const server = await startBuiltServer({});
  const browser = await launchBrowser();
  try {
    for (const picture of pictures) {
      const theme = 'theme' in picture ? picture.theme : 'dark';
      const localStorage = [{ name: 'spc-ui-theme', value: theme }];
      if ('as' in picture)
        localStorage.push({ name: 'spc-user', value: await sessionOf(server.url, picture.as) });
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
        colorScheme: theme,
        serviceWorkers: 'block',
        storageState: { cookies: [], origins: [{ origin: server.url, localStorage }] },
      });
      const page = await context.newPage();
      await page.goto(server.url + picture.path);
      await page.locator('h1').first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('networkidle');
      const shot = await page.screenshot({ animations: 'disabled' });
      await sharp(shot)
        .webp({ quality: 82 })
        .toFile(inRoot(`docs/pictures/${picture.name}.webp`));
      console.log(`  docs/pictures/${picture.name}.webp`);
      await context.close();
    }
  } finally {
    await browser.close();
    await server.remove();
  }
  return 0;
}
