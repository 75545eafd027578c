// What a first visit fetches stays within what we promise, on every address where visits begin.
import { expect, test } from 'vitest';
import { firstLoadLimit_kib, firstVisits, measureFirstLoad } from '../bench/lib/first-load.ts';
import { launchBrowser } from '../scripts/lib/launch-browser.ts';
import { signInAs } from './lib/accounts.ts';
import { appUrl } from './lib/server.ts';

test('the first load is within its limits', { timeout: 120_000 }, async () => {
  const session = await signInAs('fan');
  const localStorage = [{ name: 'spc-user', value: JSON.stringify(session) }];
  const kept = { cookies: [], origins: [{ origin: appUrl(), localStorage }] };
  const browser = await launchBrowser();
  try {
    for (const { name, path, as } of firstVisits) {
      const { script_bytes, all_bytes, scripts } = await measureFirstLoad(
        browser,
        `${appUrl()}${path}`,
        as === 'fan' ? kept : undefined,
      );
      const { script, all } = firstLoadLimit_kib;
      expect(script_bytes / 1024, `scripts of ${name}:\n${scripts.join('\n')}`).toBeLessThanOrEqual(script);
      expect(all_bytes / 1024, `everything but pictures of ${name}`).toBeLessThanOrEqual(all);
    }
  } finally {
    await browser.close();
  }
});
