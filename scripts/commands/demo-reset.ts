// npm run demo:reset: makes the demo world anew.
import { forward } from '../lib/forward.ts';

export function run(args: string[]): Promise<number> {
  return forward('apps/api/src/app/demo-reset.ts', args);
}
