// npm run -s demo:routes: prints every route of the specification with an address in the running demo world, as JSON.
import { resolve } from 'node:path';
import { demoExamples } from '../../apps/api/src/app/demo-examples.ts';
import { findRunning } from '../../apps/api/src/app/running-instance.ts';
import type { DemoExample } from '../../apps/api/src/platform/domain.ts';
import { type RouteFact, seedRoutes } from '../../apps/web/src/app/seed-routes.ts';
import { unbuiltRoutes } from '../../apps/web/src/app/unbuilt-routes.ts';
import { CommandError } from '../lib/command-error.ts';
import { lastDataDir } from '../lib/last-data-dir.ts';

/** The address itself, seen by whoever may see it; one that is not built yet shows the same for any parameter. */
function plainExample({ pattern, access }: RouteFact): DemoExample {
  const as = access === 'fan' || access === 'operator' ? access : 'visitor';
  return { example: pattern.replace(/\{\w+\}/g, 'demo'), as } as DemoExample;
}

const mayBePlain = ({ pattern }: RouteFact) => !pattern.includes('{') || unbuiltRoutes.includes(pattern);

/** A route for each row, none of them invented: a built one with a parameter has an example of the demo world, or this fails. */
export function demoRoutes(known: ReadonlyMap<string, DemoExample>): (DemoExample & { pattern: string })[] {
  const lacking = seedRoutes.filter((route) => !known.has(route.pattern) && !mayBePlain(route));
  if (lacking.length > 0) {
    const patterns = lacking.map(({ pattern }) => pattern).join(', ');
    throw new CommandError(
      `The demo world of this instance is not whole: it has no example for ${patterns}.`,
    );
  }
  return seedRoutes.map((route) => ({
    pattern: route.pattern,
    ...(known.get(route.pattern) ?? plainExample(route)),
  }));
}

/** The environment of the instance that runs: its data folder is said, or that of the last start in this checkout. */
export async function instanceEnv(env: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  const dataDir = resolve(env.DATA_DIR || lastDataDir());
  if (env.DATABASE_URL) return { ...env, DATA_DIR: dataDir };
  const running = await findRunning(dataDir);
  if (running === undefined) {
    throw new CommandError(
      `No instance is running on ${dataDir}. Start one with npm start, or say where its data is: DATA_DIR=… npm run -s demo:routes.`,
    );
  }
  if (running.database === 'configured') {
    throw new CommandError(
      `The instance on port ${running.port} uses a database of its own. Say which: DATABASE_URL=… npm run -s demo:routes.`,
    );
  }
  return { ...env, DATA_DIR: dataDir };
}

export async function run(): Promise<number> {
  const known = await demoExamples(await instanceEnv(process.env));
  console.log(JSON.stringify(demoRoutes(known), null, 1));
  return 0;
}
