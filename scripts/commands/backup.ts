// npm run backup: the database and the uploads in one folder, with a manifest, checked by starting a throw-away instance from it.
import { forward } from '../lib/forward.ts';

export function run(args: string[]): Promise<number> {
  return forward('apps/api/src/app/backup.ts', args);
}
