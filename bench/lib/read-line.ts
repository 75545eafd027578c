// Owns what all lines about one read have in common: our endpoint and the raw server under the same load, in turn.
import path from 'node:path';
import { alternate } from './alternate.ts';
import { type Child, startChild } from './child.ts';
import type { BenchServer, Prepared } from './line.ts';
import { requestsPerSecond } from './load.ts';

export interface Read {
  readonly server: BenchServer;
  readonly url: string;
  readonly headers?: Record<string, string>;
  /** The one statement that the raw side runs, over the same rows. */
  readonly text: string;
  readonly values: readonly unknown[];
}

const warmUp_s = 1;
const slices = 2;
const slice_s = 1;

export async function prepareRead(read: Read): Promise<Prepared> {
  const { url, headers = {} } = read;
  const answer = await readJson(url, headers);
  const raw = await startRaw(read, answer.data);
  const rawUrl = `http://127.0.0.1:${raw.ready.port}/`;
  await assertSameBytes(url, rawUrl, headers);
  for (const warm of [url, rawUrl]) await requestsPerSecond({ url: warm, headers, seconds: warmUp_s });
  return {
    sample: async () => [
      await alternate({
        slices,
        ours: () => requestsPerSecond({ url, headers, seconds: slice_s }),
        raw: () => requestsPerSecond({ url: rawUrl, headers, seconds: slice_s }),
      }),
    ],
    end: () => raw.stop(),
  };
}

function startRaw(read: Read, shape: unknown): Promise<Child<{ port: number }>> {
  return startChild<{ port: number }>(path.join(import.meta.dirname, '../raw/one-query-server.ts'), {
    RAW_READ: JSON.stringify({
      databaseUrl: read.server.databaseUrl,
      text: read.text,
      values: read.values,
      shape,
    }),
  });
}

async function readJson(url: string, headers: Record<string, string>): Promise<{ data: unknown }> {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as { data: unknown };
}

/** A raw side that sends less would be no limit of ours. */
async function assertSameBytes(url: string, rawUrl: string, headers: Record<string, string>): Promise<void> {
  const [ours, raw] = await Promise.all(
    [url, rawUrl].map(async (of) => (await fetch(of, { headers })).text()),
  );
  if (ours !== raw) throw new Error(`the raw side answers other bytes:\n  ours ${ours}\n  raw  ${raw}`);
}
