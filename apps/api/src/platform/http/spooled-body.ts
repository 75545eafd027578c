// Owns bodies on their way in: they wait on disk until they are whole, so that a thousand slow senders cost no memory.
import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { bodyTooLarge, invalidInput } from '@stagepass/contract/common-errors.ts';
import { fail } from '../failure/failure.ts';

export interface Spool {
  readonly file: string;
  readonly size: () => number;
  add(bytes: Buffer): Promise<void>;
  /** What was added since the last time; afterwards the spool is empty. */
  take(): Promise<Buffer>;
}

/** A disk that is nearly full, or a signal, may end a step early; half a body must not pass for a whole one. */
async function whole(bytes: number, step: (done: number, left: number) => Promise<number>): Promise<void> {
  for (let done = 0; done < bytes; ) {
    const more = await step(done, bytes - done);
    if (more === 0) throw new Error(`the disk took or gave ${done} of ${bytes} bytes`);
    done += more;
  }
}

/** The file is gone when `work` has ended, however it ended. */
export async function withSpool<Result>(work: (spool: Spool) => Promise<Result>): Promise<Result> {
  const file = path.join(os.tmpdir(), `stagepass-body-${randomUUID()}`);
  const handle = await open(file, 'wx+', 0o600);
  let size = 0;
  try {
    return await work({
      file,
      size: () => size,
      async add(bytes) {
        await whole(bytes.length, async (done, left) => {
          const { bytesWritten } = await handle.write(bytes, done, left, size + done);
          return bytesWritten;
        });
        size += bytes.length;
      },
      async take() {
        const bytes = Buffer.allocUnsafe(size);
        await whole(size, async (done, left) => (await handle.read(bytes, done, left, done)).bytesRead);
        size = 0;
        return bytes;
      },
    });
  } finally {
    await handle.close();
    await rm(file, { force: true });
  }
}

export async function spoolBody(body: Readable, spool: Spool, max_bytes: number): Promise<void> {
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      if (spool.size() + chunk.length > max_bytes) fail(bodyTooLarge);
      await spool.add(chunk);
    }
  } catch (error) {
    // Nobody is there to be answered.
    if (isCut(error)) fail(invalidInput);
    throw error;
  }
}

/** The connection broke, as connections do: no failure of ours. */
export function isCut(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE';
}
