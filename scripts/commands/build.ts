// npm run build: brings the server's and the web app's builds up to date.
import { ensureBuilt } from '../lib/build.ts';

export async function run(): Promise<void> {
  await ensureBuilt();
}
