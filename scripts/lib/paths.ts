// Where things lie in the checkout, whatever folder a command was called from.
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

export function inRoot(...parts: string[]): string {
  return join(root, ...parts);
}
