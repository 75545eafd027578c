// npm run screenshots: makes the pictures of the README.
import { forward } from '../lib/forward.ts';

export function run(args: string[]): Promise<number> {
  return forward('e2e/screenshots.ts', args);
}
