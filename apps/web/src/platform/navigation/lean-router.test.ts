// What the first load cannot afford must not slip back in by an import.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../..');
const HEAVY =
  /import[^;]*\b(Link|NavLink|BrowserRouter|Form|useSearchParams|createBrowserRouter)\b[^;]*from 'react-router'/;

it('takes links, queries and the router from our own navigation folder', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !/\.test\.|testing\//.test(file));
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => HEAVY.test(readFileSync(join(source, file), 'utf8')))).toEqual([]);
});
