// Brings both builds up to date with their sources, one process at a time.
import { oneAtATime } from '../bootstrap/one-at-a-time.mjs';
import { inRoot } from './paths.ts';
import { buildIfChanged } from './source-stamp.ts';
import { step } from './step.ts';

const SHARED = ['packages/base', 'packages/contract', 'package-lock.json', 'tsconfig.base.json'];

const api = {
  stampFile: inRoot('node_modules/.cache/stagepass/api-build'),
  sources: [
    ...SHARED,
    'apps/api/src',
    'apps/api/package.json',
    'packages/postgres',
    'scripts/lib/build-api.ts',
  ],
  result: inRoot('apps/api/dist/main.mjs'),
  build: () => step('Building the server', async () => (await import('./build-api.ts')).buildApi()),
};

const web = {
  stampFile: inRoot('node_modules/.cache/stagepass/web-build'),
  sources: [
    ...SHARED,
    'apps/web',
    'packages/ui',
    'scripts/lib/build-web.ts',
    'scripts/lib/compress-files.ts',
  ],
  result: inRoot('apps/web/dist/index.html'),
  build: () => step('Building the web app', async () => (await import('./build-web.ts')).buildWeb()),
};

export async function ensureBuilt(): Promise<void> {
  await oneAtATime(inRoot('node_modules/.cache/stagepass/building.lock'), async () => {
    await Promise.all([buildIfChanged(api), buildIfChanged(web)]);
  });
}
