// Which tests a change touches: by imports, by domain where a test goes through HTTP, and by what journeys say that they cover.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Importers, importersIn, reachedFrom } from '../../architecture/import-graph.ts';

export interface Touched {
  /** The change could break anything: all of `npm test` has to run. */
  readonly everything: boolean;
  /** Test files of Vitest's projects, without journeys. */
  readonly tests: readonly string[];
  readonly journeys: readonly string[];
  /** Parts of `npm test` that are no Vitest project. */
  readonly parts: readonly string[];
}

/** How every test is set up, or with which packages. */
const EVERYTHING = /^(package-lock\.json|package\.json|vitest\.config\.ts|scripts\/vitest\/)/;

const PARTS: readonly { readonly part: string; readonly when: RegExp }[] = [
  { part: 'gallery', when: /^packages\/ui\// },
  { part: 'crash', when: /^(scripts\/crash|apps\/api\/src\/platform\/(db|outbox|jobs))\// },
];

/** Registries import every domain: through them, each test that starts the app would be touched by any change. */
const isRegistry = (path: string) =>
  /\/registries\//.test(path) || path === 'packages/contract/src/registry.ts';

const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const isJourney = (path: string) => path.endsWith('.e2e.ts');
/** Tests of the whole house: permissions, hostile input, demo world, route table. */
const isOfTheHouse = (path: string) => isTest(path) && /^apps\/(api|web)\/src\/app\//.test(path);
const isMigration = (path: string) => path.startsWith('apps/api/migrations/');

const domainOf = (path: string) => /^apps\/(?:api|web)\/src\/domains\/([^/]+)\//.exec(path)?.[1];
const onServer = (path: string) => /^apps\/api\/src\/domains\/([^/]+)\//.exec(path)?.[1];

/** What a journey covers: domains, or `app` for the shell, the platform and the packages that all screens stand on. */
export function coverOf(text: string): readonly string[] {
  return /^\/\/ Covers: (.+)\.$/m.exec(text)?.[1]?.split(', ') ?? [];
}

/** The words by which journeys say that they cover this file. */
function coverWord(path: string): string | undefined {
  const contract = /^packages\/contract\/src\/([^/]+)\//.exec(path)?.[1];
  if (contract !== undefined) return contract;
  return domainOf(path) ?? (/^(apps|packages\/(ui|base|contract))\//.test(path) ? 'app' : undefined);
}

/** SQL is imported by nobody: it is the stores of its domain that run it. */
function withStores(changed: readonly string[], paths: readonly string[]): string[] {
  const domains = new Set(changed.filter((path) => path.endsWith('.sql')).map(onServer));
  const stores = paths.filter((path) => /\.store\.ts$/.test(path) && domains.has(onServer(path)));
  return [...changed, ...stores];
}

function testsBeside(reached: ReadonlySet<string>, importers: Importers, paths: readonly string[]) {
  const domains = new Set([...reached].filter((path) => !isTest(path)).map(onServer));
  const ofHouse = reachedFrom(importers, reached);
  return paths.filter((path) => {
    if (isOfTheHouse(path)) return ofHouse.has(path);
    // Over HTTP a test reaches its domain through the registry, at which the search by imports stops.
    const domain = onServer(path);
    return isTest(path) && (reached.has(path) || (domain !== undefined && domains.has(domain)));
  });
}

/** `paths` are all files of the checkout, `changed` may also name some that are gone. */
export function touchedBy(root: string, paths: readonly string[], changed: readonly string[]): Touched {
  const files = paths
    .filter((path) => /\.(ts|tsx|mjs|css|sql)$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  const importers = importersIn(files);
  const reached = reachedFrom(importers, withStores(changed, paths), isRegistry);
  const words = new Set(changed.filter((path) => !isTest(path)).map(coverWord));
  const tests = changed.some(isMigration)
    ? paths.filter((path) => isTest(path) && path.startsWith('apps/api/'))
    : testsBeside(reached, importers, paths);
  return {
    everything: changed.some((path) => EVERYTHING.test(path)),
    tests,
    journeys: paths.filter(
      (path) =>
        isJourney(path) &&
        (reached.has(path) ||
          coverOf(readFileSync(join(root, path), 'utf8')).some((word) => words.has(word))),
    ),
    parts: PARTS.filter(({ when }) => changed.some((path) => when.test(path))).map(({ part }) => part),
  };
}
