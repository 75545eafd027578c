// npm run admin: the operator's commands, such as grant-operator and set-page.
import { forward } from '../lib/forward.ts';

export function run(args: string[]): Promise<number> {
  return forward('apps/api/src/app/admin.ts', args);
}
