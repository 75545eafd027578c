// Owns: the documented table of settings is the one that is read.
import { expect, test } from 'vitest';
import { readTable, tableText } from './configuration-table.ts';

test('docs/configuration.md shows the settings as they are; run `npm run fix` after a change', async () => {
  expect(await readTable()).toBe(tableText());
});
