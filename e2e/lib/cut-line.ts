// Owns a line that can be cut: a TCP proxy before the server. The browser's own offline switch leaves open sockets alone.
import net from 'node:net';
import { serverUrl } from './server.ts';

export interface Line {
  /** The server's address by way of it. */
  readonly url: string;
  /** Breaks every connection, and lets no other through. */
  cut(): void;
  mend(): void;
  stop(): Promise<void>;
}

export async function openLine(): Promise<Line> {
  const { port } = new URL(serverUrl());
  const open = new Set<net.Socket>();
  let isCut = false;
  const proxy = net.createServer((near) => {
    if (isCut) return void near.destroy();
    const far = net.connect({ port: Number(port), host: '127.0.0.1' });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  const { port: own } = proxy.address() as net.AddressInfo;
  const breakAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${own}`,
    cut() {
      isCut = true;
      breakAll();
    },
    mend() {
      isCut = false;
    },
    async stop() {
      breakAll();
      await new Promise((closed) => proxy.close(closed));
    },
  };
}
