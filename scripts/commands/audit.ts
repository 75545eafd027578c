// npm run audit: works every balance, chain, seal, hold, copy, listing and auction out anew; exits 1 where something differs.
import { forward } from '../lib/forward.ts';

export function run(args: string[]): Promise<number> {
  return forward('apps/api/src/app/audit.ts', args);
}
