// npm run restore: puts a backup where the server of this checkout looks for its data.
import { forward } from '../lib/forward.ts';

export function run(args: string[]): Promise<number> {
  return forward('apps/api/src/app/restore.ts', args);
}
