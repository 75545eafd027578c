// Owns 500 phones in one process: plain sockets that speak just enough of socket.io to count what is delivered to them.
import { createInterface } from 'node:readline';
import WebSocket from 'ws';

const { url, count } = JSON.parse(process.env.CLIENTS ?? '{}') as { url: string; count: number };

let delivered = 0;
let target = 0;
let reached = () => {};

function connect(): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url}/socket.io/?EIO=4&transport=websocket`, { perMessageDeflate: false });
    socket.on('error', reject);
    socket.on('message', (data: Buffer) => {
      const kind = data[0];
      if (kind === 0x30) socket.send('40{"token":"bench"}');
      else if (kind === 0x32) socket.send('3');
      else if (kind === 0x34 && data[1] === 0x30) resolve(socket);
      else if (kind === 0x34 && data[1] === 0x32) {
        delivered += 1;
        if (delivered >= target) reached();
      }
    });
  });
}

const sockets: WebSocket[] = [];
for (let at = 0; at < count; at += 1) sockets.push(await connect());
process.stdout.write(`${JSON.stringify({ connected: sockets.length })}\n`);

for await (const line of createInterface({ input: process.stdin })) {
  const { expect } = JSON.parse(line) as { expect: number };
  target = delivered + expect;
  const done = new Promise<void>((resolve) => {
    reached = resolve;
  });
  process.stdout.write(`${JSON.stringify({ waiting: true })}\n`);
  await done;
  process.stdout.write(`${JSON.stringify({ delivered })}\n`);
}
