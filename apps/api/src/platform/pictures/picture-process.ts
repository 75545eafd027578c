// Owns the picture process: started on the first task, ended after a quiet while, started anew after a crash. A picture that
// breaks the decoder breaks that process and not the server, and the memory of decoding goes back to the system.
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { unavailable } from '@stagepass/contract/common-errors.ts';
import { fail } from '../failure/failure.ts';
import { PictureProcessEnded, type PictureResult, type Pictures, type PictureTask } from './pictures.ts';

const quiet_ms = 10_000;
const longestTask_ms = 30_000;
/** So many are worked on at once; the others wait here, and their time does not run yet. */
const tasksAtOnce = 2;
/** Each may hold megabytes: beyond these, people are asked to come back. */
const mostWaiting = 32;

interface Waiting {
  resolve(result: PictureResult): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

/** Beside this file, as source or as bundle. */
function workerFile(): string {
  const source = import.meta.url.endsWith('.ts');
  return fileURLToPath(new URL(source ? './picture-worker.ts' : './picture-worker.mjs', import.meta.url));
}

interface PictureOptions {
  onStart?: (child: ChildProcess) => void;
  taskLimit_ms?: number;
}

export function makePictures(options: PictureOptions = {}): Pictures {
  const { taskLimit_ms = longestTask_ms } = options;
  let child: ChildProcess | undefined;
  let end: NodeJS.Timeout | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();
  const queue: (() => void)[] = [];

  function settle(id: number, act: (entry: Waiting) => void): void {
    const entry = waiting.get(id);
    if (entry === undefined) return;
    waiting.delete(id);
    clearTimeout(entry.timer);
    act(entry);
    queue.shift()?.();
    if (waiting.size === 0) end = setTimeout(stop, quiet_ms).unref();
  }

  function stop(): void {
    child?.kill('SIGTERM');
    child = undefined;
  }

  function start(): ChildProcess {
    const started = fork(workerFile(), [], {
      serialization: 'advanced',
      // Its environment holds no secret of the server's.
      env: { PATH: process.env.PATH },
      execArgv: ['--max-semi-space-size=1'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    started.on('message', ({ id, result }: { id: number; result: PictureResult }) =>
      settle(id, (entry) => entry.resolve(result)),
    );
    function lost(): void {
      if (child !== started) return;
      child = undefined;
      for (const id of [...waiting.keys()]) settle(id, (entry) => entry.reject(new PictureProcessEnded()));
    }
    started.on('exit', lost);
    // It could not start, or does not listen any more; unheard, this would end the server.
    started.on('error', () => {
      started.kill('SIGKILL');
      lost();
    });
    options.onStart?.(started);
    return started;
  }

  function send(task: PictureTask, entry: Omit<Waiting, 'timer'>): void {
    clearTimeout(end);
    child ??= start();
    lastId += 1;
    const target = child;
    // A task that hangs takes the process with it; the others are told and can be tried again.
    const timer = setTimeout(() => target.kill('SIGKILL'), taskLimit_ms).unref();
    waiting.set(lastId, { ...entry, timer });
    target.send({ id: lastId, task });
  }

  function ask(task: PictureTask): Promise<PictureResult> {
    if (queue.length >= mostWaiting) return fail(unavailable);
    return new Promise((resolve, reject) => {
      const go = () => send(task, { resolve, reject });
      if (waiting.size < tasksAtOnce) go();
      else queue.push(go);
    });
  }

  async function done(task: PictureTask) {
    const result = await ask(task);
    if (!result.ok) throw new Error(result.message);
    const made = result.files?.map((file) => Buffer.from(file.buffer, file.byteOffset, file.byteLength));
    return { ...result, files: made };
  }

  async function files(task: PictureTask): Promise<Buffer[] | undefined> {
    return (await done(task)).files;
  }

  return {
    async render(svg, size) {
      const [file] = (await files({ kind: 'render', svg, size })) ?? [];
      if (file === undefined) throw new Error('nothing was drawn');
      return file;
    },
    reencode: (picture, variants) => files({ kind: 'reencode', picture, variants }),
    async prepare(bytes) {
      const { files: made, facts, refusal } = await done({ kind: 'prepare', bytes });
      const [small, medium, large] = made ?? [];
      if (!small || !medium || !large || facts === undefined) return refusal ?? 'not-a-picture';
      return { files: [small, medium, large], ...facts };
    },
    async close() {
      clearTimeout(end);
      stop();
    },
  };
}
