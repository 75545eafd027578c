// Owns what a command of the operator's is, and how it says that it was called wrongly.
import type { Platform } from '#platform/platform.ts';

export interface AdminCommand {
  readonly usage: string;
  readonly about: string;
  readonly run: (platform: Platform, args: readonly string[]) => Promise<string>;
}

export class UsageError extends Error {
  override name = 'UsageError';
}
