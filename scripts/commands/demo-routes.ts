// npm run demo:routes: prints every route with an example for the running instance, as JSON.
import { forward } from '../lib/forward.ts';

export function run(args: string[]): Promise<number> {
  return forward('apps/api/src/app/demo-routes.ts', args);
}
