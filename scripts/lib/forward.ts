// Hands a command over to a program of the server or another folder, with its arguments and its exit code.
import { existsSync } from 'node:fs';
import { CommandError } from './command-error.ts';
import { inRoot } from './paths.ts';
import { runNode } from './run-program.ts';

export function forward(file: string, args: string[]): Promise<number> {
  const program = inRoot(file);
  if (!existsSync(program)) throw new CommandError(`There is no ${file} in this checkout.`);
  return runNode([program, ...args]);
}
