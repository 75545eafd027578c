// npm run bench: measures our speed beside the raw limit.
import { forward } from '../lib/forward.ts';

export function run(args: string[]): Promise<number> {
  return forward('bench/main.ts', args);
}
