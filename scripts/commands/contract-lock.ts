// npm run contract:lock: writes the contract's lock file, which shows an API change in review.
import { forward } from '../lib/forward.ts';

export function run(args: string[]): Promise<number> {
  return forward('apps/api/src/app/contract-lock.ts', args);
}
