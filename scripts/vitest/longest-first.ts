// Owns the order of test files: those that take longest begin first, so that no worker is left alone with one of them, and
// those of one environment follow each other, so that no worker has to begin anew.
import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest first. A fresh checkout knows no times and goes by the length of a file, which says nothing of these. */
const longest = [
  'e2e/screens-others.e2e.ts',
  'e2e/screens-fan.e2e.ts',
  'e2e/routes.e2e.ts',
  'e2e/first-load.e2e.ts',
  'e2e/providers.e2e.ts',
  'e2e/posts.e2e.ts',
  'e2e/joining.e2e.ts',
  'e2e/market.e2e.ts',
  'e2e/toasts.e2e.ts',
  'e2e/offline.e2e.ts',
  'apps/api/src/app/permissions.test.ts',
  'apps/api/src/app/backup.test.ts',
  'apps/api/src/app/demo-process.test.ts',
  'apps/api/src/app/value-histories.test.ts',
  'apps/api/src/app/replicas.test.ts',
  'apps/api/src/app/hostile-input.test.ts',
  'apps/api/src/domains/auth/demo.test.ts',
  'apps/api/src/app/demo-world.test.ts',
  'apps/api/src/domains/campaigns/campaigns.test.ts',
  'apps/api/src/domains/missions/completion-kills.race.test.ts',
  'apps/api/src/domains/campaigns/campaigns.race.test.ts',
  'apps/api/src/app/mission-secrets.test.ts',
  'apps/api/src/domains/missions/review-queue.test.ts',
  'apps/api/src/domains/campaigns/campaign-replicas.race.test.ts',
  'apps/api/src/domains/stations/claim-kills.race.test.ts',
  // Of few lines, they play for long, and would come last of all.
  'apps/api/src/domains/ledger/histories.test.ts',
  'apps/api/src/app/subscription-life.test.ts',
  'apps/api/src/app/boot.test.ts',
  'apps/api/src/app/talk.race.test.ts',
  'apps/api/src/app/deed-history.test.ts',
  'apps/api/src/app/campaign-history.test.ts',
  'apps/api/src/app/xp-history.test.ts',
  'scripts/new-domain/new-domain.test.ts',
];

function placeOf({ moduleId }: TestSpecification): number {
  const place = longest.findIndex((name) => moduleId.endsWith(`/${name}`));
  return place === -1 ? longest.length : place;
}

/** A worker has one environment: where the next file wants another, it ends, and all that it has loaded with it. */
function wantsDocument({ moduleId }: TestSpecification): boolean {
  return readFileSync(moduleId, 'utf8').includes('@vitest-environment jsdom');
}

// Vitest takes the order as a class.
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    const places = sorted.map((file) => ({
      ...{ file, place: placeOf(file), project: projects.indexOf(file.project) },
      environment: wantsDocument(file) ? 0 : 1,
    }));
    places.sort((a, b) => a.place - b.place || a.project - b.project || a.environment - b.environment);
    return places.map(({ file }) => file);
  }
}
