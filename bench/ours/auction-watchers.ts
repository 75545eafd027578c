// Owns 500 phones in one process that watch an auction and note when they hear of a bid.
import { createInterface } from 'node:readline';
import WebSocket from 'ws';

const { url, count, room } = JSON.parse(process.env.CLIENTS ?? '{}') as {
  url: string;
  count: number;
  room: string;
};

let heard: number[] = [];
let all = () => {};

function connect(): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url}/socket.io/?EIO=4&transport=websocket`, { perMessageDeflate: false });
    socket.on('error', reject);
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      if (text.startsWith('0')) socket.send('40{"token":"bench"}');
      else if (text === '2') socket.send('3');
      else if (text.startsWith('40')) socket.send(`420["watch",${JSON.stringify({ room })}]`);
      else if (text.startsWith('430'))
        text.includes('true') ? resolve(socket) : reject(new Error('not let in'));
      else if (text.startsWith('42["auctionBid"')) {
        heard.push(Date.now());
        if (heard.length === count) all();
      }
    });
  });
}

const sockets: WebSocket[] = [];
for (let at = 0; at < count; at += 1) sockets.push(await connect());
process.stdout.write(`${JSON.stringify({ connected: sockets.length })}\n`);

for await (const _ of createInterface({ input: process.stdin })) {
  heard = [];
  const done = new Promise<void>((resolve) => {
    all = resolve;
  });
  process.stdout.write(`${JSON.stringify({ waiting: true })}\n`);
  await done;
  process.stdout.write(`${JSON.stringify({ heard })}\n`);
}
