// Starts other programs: with their output in ours, or kept to be shown only when they fail.
import { type SpawnOptions, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { passOn } from '../bootstrap/pass-on.mjs';
import { root } from './paths.ts';

export interface Outcome {
  readonly code: number;
  readonly output: string;
}

function endCode(code: number | null, signal: NodeJS.Signals | null): number {
  return code ?? 128 + (signal ? constants.signals[signal] : 0);
}

/** Runs to the end and keeps what it says. */
export function runQuietly(program: string, args: string[], options: SpawnOptions = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.once('error', (error) => resolve({ code: 127, output: error.message }));
    child.once('close', (code, signal) => resolve({ code: endCode(code, signal), output }));
  });
}

/** Runs with our own terminal and passes signals on, so that ending us ends it. */
export function runInFront(program: string, args: string[], options: SpawnOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options });
    const release = passOn(child);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      release();
      resolve(endCode(code, signal));
    });
  });
}

export function runNode(args: string[], options: SpawnOptions = {}): Promise<number> {
  return runInFront(process.execPath, args, options);
}
