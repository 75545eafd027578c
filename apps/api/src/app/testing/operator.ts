// Owns the operator's commands about payouts as tests give them.
import { payoutCommands } from '../admin-payouts.ts';
import type { TestApp } from './test-app.ts';

export async function runPayoutCommand(
  { platform }: TestApp,
  name: string,
  args: string[],
): Promise<string | undefined> {
  return payoutCommands[name]?.run(platform, args);
}
