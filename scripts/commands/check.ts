// npm run check: everything that can be told without running the product, in under a minute.
import { runChecks, showCheck } from '../lib/check.ts';

export async function run(): Promise<number> {
  const results = await runChecks({ withTidy: true }, showCheck);
  const failed = results.filter((result) => !result.ok);
  console.log(failed.length === 0 ? 'All is well.' : `${failed.length} of ${results.length} checks failed.`);
  return failed.length === 0 ? 0 : 1;
}
