// Owns the order of test files: those that take longest begin first, so that no worker is left alone with one of them.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest first. A fresh checkout knows no times and goes by the length of a file, which says nothing of these. */
const longest = [
  'e2e/screens-pseudo.e2e.ts',
  'e2e/screens-plain.e2e.ts',
  'e2e/screens-plain-fan.e2e.ts',
  'e2e/routes.e2e.ts',
  'e2e/first-load.e2e.ts',
  'e2e/providers.e2e.ts',
  'e2e/posts.e2e.ts',
  'e2e/joining.e2e.ts',
  'e2e/market.e2e.ts',
  'e2e/toasts.e2e.ts',
  'e2e/offline.e2e.ts',
  'apps/api/src/app/permissions.test.ts',
  'apps/api/src/app/demo-process.test.ts',
  'apps/api/src/app/value-histories.test.ts',
  'apps/api/src/app/replicas.test.ts',
  'apps/api/src/app/hostile-input.test.ts',
  'apps/api/src/domains/auth/demo.test.ts',
  'apps/api/src/app/demo-world.test.ts',
  'scripts/new-domain/make-domain.test.ts',
];

function placeOf({ moduleId }: TestSpecification): number {
  const place = longest.findIndex((name) => moduleId.endsWith(`/${name}`));
  return place === -1 ? longest.length : place;
}

// Vitest takes the order as a class.
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}
