// The test projects of the house; `npm test` runs them one after the other and sums them up.
import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { LongestFirst } from './scripts/vitest/longest-first.ts';

/** Whoever asks for another order gets it. */
const ownOrder = process.argv.some((flag) => flag.startsWith('--sequence.'));
/** Of the set-up of ui and web: it runs where it is used. */
const SHARED_WINDOW = 'scripts/vitest/shared-window.test.ts';
const two = Math.min(2, availableParallelism());

/**
 * A machine that stands still for a second makes a test late now and then: what holds at the second try is not a failure, and the
 * end of the run names it. Where the outcome of a race is what is asked, once is enough to have failed.
 */
const patient = { retry: 1, expect: { poll: { timeout: 8000 } } } as const;

/** A busy machine takes its time over a screen; waiting longer costs nothing else. */
const screens = { ...patient, testTimeout: 30_000 } as const;

const api = {
  ...patient,
  // A server that is asked and a database that answers take turns: as many workers as cores leave part of these idle.
  maxWorkers: two + 2,
  // Projects that run with different numbers of workers run one after the other.
  sequence: { groupOrder: 1 },
  include: ['apps/api/src/**/*.test.ts'],
  globalSetup: ['scripts/vitest/api-database.ts'],
  setupFiles: ['scripts/vitest/declared-errors.ts'],
  pool: 'forks',
  testTimeout: 30_000,
  // One of them seeds the whole demo world: half a minute alone, and several where a machine is shared.
  hookTimeout: 240_000,
} as const satisfies TestProjectInlineConfiguration['test'];

export default defineConfig({
  test: {
    maxWorkers: two,
    ...(ownOrder ? {} : { sequence: { sequencer: LongestFirst } }),
    projects: [
      { test: { name: 'base', include: ['packages/base/src/**/*.test.ts'] } },
      { test: { name: 'contract', include: ['packages/contract/src/**/*.test.ts'] } },
      // Modules are loaded once for all files, which takes half the time; every file still gets a document as good as new, or
      // a database of its own.
      {
        test: {
          name: 'ui',
          ...screens,
          include: ['packages/ui/**/*.test.{ts,tsx}', SHARED_WINDOW],
          setupFiles: ['scripts/vitest/own-document.ts'],
          isolate: false,
        },
      },
      {
        test: {
          name: 'web',
          ...screens,
          include: ['apps/web/**/*.test.{ts,tsx}'],
          exclude: ['**/*.alone.test.{ts,tsx}'],
          setupFiles: ['scripts/vitest/own-document.ts'],
          isolate: false,
        },
      },
      // Those that put something else in a module's place, or fill what is filled once, need modules that nobody has used yet.
      {
        test: {
          ...screens,
          name: 'web-alone',
          include: ['apps/web/**/*.alone.test.{ts,tsx}'],
          setupFiles: ['scripts/vitest/leave-no-layers.ts'],
        },
      },
      { test: { ...api, name: 'api', exclude: ['**/*.alone.test.ts'], isolate: false } },
      { test: { ...api, name: 'api-alone', include: ['apps/api/src/**/*.alone.test.ts'] } },
      {
        test: {
          ...patient,
          name: 'tools',
          include: [
            'scripts/**/*.test.ts',
            'architecture/**/*.test.ts',
            'bench/**/*.test.ts',
            'packages/{postgres,testkit}/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', SHARED_WINDOW],
          pool: 'forks',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...patient,
          // Three journeys and their servers share two cores: one may meet two slow moments. All but the last try are named UNSTEADY.
          retry: 2,
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: ['scripts/vitest/e2e-server.ts'],
          pool: 'forks',
          // A worker's files share what they load, and its browser; each of their phones has a profile of its own.
          isolate: false,
          // A journey waits for pages, mails and timers a third of its time: one more than cores keeps them busy, two more make all wait.
          maxWorkers: two + 1,
          sequence: { groupOrder: 2 },
          // The longest journeys take a minute where three share two cores.
          testTimeout: 150_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'soak',
          include: ['apps/api/src/**/*.soak.ts', 'e2e/**/*.soak.ts'],
          globalSetup: ['scripts/vitest/api-database.ts'],
          pool: 'forks',
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
