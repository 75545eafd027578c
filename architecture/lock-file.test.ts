// The lock file names what every kind of machine needs: npm installs only what is in it, whatever machine it was written on.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  version?: string;
  optionalDependencies?: Record<string, string>;
}

const file = new URL('../package-lock.json', import.meta.url);
const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Locked> };

/** As Node looks for it: beside whoever asks, then one folder further out each time. */
function foundFrom(place: string, name: string): Locked | undefined {
  for (let at = place; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    const found = packages[`${at === '' ? '' : `${at}/`}node_modules/${name}`];
    if (found !== undefined || at === '') return found;
  }
}

const wanted = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
  Object.entries(optionalDependencies).map(([name, version]) => ({ place, name, version })),
);

test('each machine finds the build that belongs to it', () => {
  expect(wanted.some(({ name }) => name.includes('darwin-arm64'))).toBe(true);
  const astray = wanted.filter(({ place, name, version }) => {
    const found = foundFrom(place, name)?.version;
    // Where a range is asked for, npm has chosen; builds for machines are asked for by their exact version.
    return found === undefined || (/^\d/.test(version) && found !== version);
  });
  expect(astray.map(({ place, name, version }) => `${place}: ${name} ${version}`)).toEqual([]);
});
