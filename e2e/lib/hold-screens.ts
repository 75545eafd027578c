// Owns the holding of every screen of the table to its rules in one theme; a file of its own per theme lets two run at once.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRoot } from '../../scripts/lib/paths.ts';
import { signInAs } from './accounts.ts';
import { axe, overflow } from './checks.ts';
import { openPhone, type Phone, type PhoneOptions } from './phone.ts';
import { forms, type ScreenCase, screens, sizes } from './screens.ts';

const pictures = inRoot('test-results/screens');
/** A lower wait would take pictures of fades; animations are off, so this is enough for late layout. */
const settle_ms = 60;

export function holdScreens(theme: 'dark' | 'light'): void {
  beforeAll(() => mkdir(pictures, { recursive: true }));
  for (const size of sizes)
    for (const { form, ...how } of forms)
      describe(`${theme}, ${size.width}×${size.height}, ${form}`, () => {
        const options = { theme, reducedMotion: true, ...size, ...how };
        const suffix = `${theme}-${size.width}-${form}.png`;
        // One phone for visitors and one for the fan: a profile each, opened once, so that files come from its cache.
        holdAll({
          label: 'visitor',
          options,
          suffix,
          cases: screens.filter((screen) => screen.as === undefined),
        });
        holdAll({ label: 'fan', options, suffix, cases: screens.filter((screen) => screen.as === 'fan') });
      });
}

interface Group {
  readonly label: string;
  readonly options: PhoneOptions;
  readonly suffix: string;
  readonly cases: readonly ScreenCase[];
}

function holdAll({ label, options, suffix, cases }: Group): void {
  describe(label, () => {
    let phone: Phone;
    beforeAll(async () => {
      const as = cases[0]?.as;
      phone = await openPhone(as === undefined ? options : { ...options, session: await signInAs(as) });
    });
    afterAll(() => phone?.context.close());
    it.each(cases)('$name', async (screen) => {
      const before = phone.trouble.list().length;
      await phone.open(screen.path);
      await phone.page.waitForTimeout(settle_ms);
      await phone.page.screenshot({ path: path.join(pictures, `${screen.name}.${suffix}`), fullPage: true });
      expect.soft(await overflow(phone.page), 'runs out at the sides').toEqual([]);
      expect.soft(await axe(phone.page, options.locale), 'axe').toEqual([]);
      expect.soft(phone.trouble.list().slice(before), 'trouble on the way').toEqual([]);
    });
  });
}
