// Owns the broadcast line: one toast to 500 sockets, through our realtime server and through bare socket.io.
import path from 'node:path';
import { alternate } from '../lib/alternate.ts';
import { type Child, startChild } from '../lib/child.ts';
import type { Bench, BenchLine } from '../lib/line.ts';

const sockets = 500;
const window = 8;
const slices = 6;
const slice_ms = 500;

interface Side {
  server: Child<{ port: number }>;
  clients: Child<{ connected: number }>;
}

async function startSide(file: string, env: Record<string, string>): Promise<Side> {
  const server = await startChild<{ port: number }>(path.join(import.meta.dirname, '..', file), env);
  const clients = await startChild<{ connected: number }>(
    path.join(import.meta.dirname, '../raw/broadcast-clients.ts'),
    { CLIENTS: JSON.stringify({ url: `ws://127.0.0.1:${server.ready.port}`, count: sockets }) },
  );
  return { server, clients };
}

/** Deliveries per second, with a window of broadcasts under way. */
async function deliveries({ server, clients }: Side): Promise<number> {
  const from = performance.now();
  let delivered = 0;
  while (performance.now() - from < slice_ms) {
    await clients.ask({ expect: window * sockets });
    const arrived = clients.next();
    await server.ask({ send: window });
    await arrived;
    delivered += window * sockets;
  }
  return delivered / ((performance.now() - from) / 1000);
}

export const lines: BenchLine[] = [
  {
    about: 'a toast to 500 sockets; raw is bare socket.io',
    figures: [{ name: 'broadcast-500', unit: 'deliveries/s', kind: 'rate', goal: 0.85 }],
    async prepare(bench: Bench) {
      const { databaseUrl } = await bench.server();
      const ours = await startSide('ours/broadcast-ours.ts', {
        DATABASE_URL: databaseUrl,
        DATA_DIR: bench.folder,
      });
      const raw = await startSide('raw/broadcast-bare.ts', {});
      // The first slice pays for what is compiled and connected once.
      await alternate({ slices: 1, ours: () => deliveries(ours), raw: () => deliveries(raw) });
      return {
        sample: async () => [
          await alternate({ slices, ours: () => deliveries(ours), raw: () => deliveries(raw) }),
        ],
        async end() {
          for (const side of [ours, raw]) {
            await side.clients.stop();
            await side.server.stop();
          }
        },
      };
    },
  },
];
