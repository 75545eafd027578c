// Owns the raw limit of a broadcast: bare socket.io, every socket in one room.
import http from 'node:http';
import { createInterface } from 'node:readline';
import { Server } from 'socket.io';
import { payload } from './broadcast-payload.ts';

const server = http.createServer();
const io = new Server(server, { transports: ['websocket'], perMessageDeflate: false });
io.on('connection', (socket) => socket.join('everybody'));

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${JSON.stringify({ port: typeof address === 'object' ? address?.port : 0 })}\n`);
});

for await (const line of createInterface({ input: process.stdin })) {
  const { send } = JSON.parse(line) as { send: number };
  for (let at = 0; at < send; at += 1) io.to('everybody').emit('toast', payload);
  process.stdout.write(`${JSON.stringify({ sent: send })}\n`);
}
