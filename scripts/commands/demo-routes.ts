// npm run -s demo:routes: prints every route of the specification with an address in the running demo world, as JSON.
import { demoExamples } from '../../apps/api/src/app/demo-examples.ts';
import { seedRoutes } from '../../apps/web/src/app/seed-routes.ts';

/** Where no domain knows better: the address itself, seen by whoever may see it. */
function plainExample(route: { pattern: string; access: string }) {
  const example = route.pattern.replace(/\{\w+\}/g, 'demo');
  return { example, as: route.access === 'fan' || route.access === 'operator' ? route.access : 'visitor' };
}

export async function run(): Promise<number> {
  const known = await demoExamples(process.env);
  const rows = seedRoutes.map((route) => ({
    pattern: route.pattern,
    ...(known.get(route.pattern) ?? plainExample(route)),
  }));
  console.log(JSON.stringify(rows, null, 1));
  return 0;
}
