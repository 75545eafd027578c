// Owns the second processes of the bench: started with an environment, ready when they print their first JSON line.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface Child<Ready> {
  readonly ready: Ready;
  readonly pid: number;
  /** Sends a line and waits for the next one back. */
  ask<Answer>(question: object): Promise<Answer>;
  /** Waits for the next line that it prints by itself. */
  next<Answer>(): Promise<Answer>;
  stop(): Promise<void>;
}

export async function startChild<Ready>(file: string, env: Record<string, string>): Promise<Child<Ready>> {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async <T>(): Promise<T> => {
    const { value, done } = await lines.next();
    if (done) throw new Error(`${file} ended early`);
    return JSON.parse(value) as T;
  };
  const ready = await next<Ready>();
  return {
    ready,
    next,
    pid: child.pid ?? 0,
    async ask<Answer>(question: object) {
      child.stdin.write(`${JSON.stringify(question)}\n`);
      return next<Answer>();
    },
    async stop() {
      if (child.exitCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}
