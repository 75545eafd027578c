// Owns phones in one process for both sides of the lines about chat: plain sockets that speak just enough of socket.io to count what is
// delivered, and one that sends over HTTP and notes when each of them has it.
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { createInterface } from 'node:readline';
import WebSocket from 'ws';

export interface Phones {
  url: string;
  /** Of the sockets, one each. */
  tokens: string[];
  /** Null where everybody is in it by themselves. */
  room: string | null;
  /** Where a message is sent, and by whom in turn. */
  send_path: string;
  authors: string[];
}

export type PhoneTask =
  /** Says so at once, and again when so many have been delivered. */
  | { expect: number }
  /** So many messages one after the other: the usual time until a phone has one. */
  | { measure: number };

const { url, tokens, room, send_path, authors } = JSON.parse(process.env.CLIENTS ?? '{}') as Phones;
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

let [delivered, target] = [0, Number.POSITIVE_INFINITY];
let reached = () => {};
let heard: number[] = [];

function connect(token: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const address = `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
    const socket = new WebSocket(address, { perMessageDeflate: false });
    socket.on('error', reject);
    socket.on('message', (data: Buffer) => {
      const [kind, type] = data;
      if (kind === 0x30) socket.send(`40${JSON.stringify({ token })}`);
      else if (kind === 0x32) socket.send('3');
      else if (kind !== 0x34) return;
      else if (type === 0x30)
        if (room === null) resolve(socket);
        else socket.send(`420["watch",${JSON.stringify({ room })}]`);
      else if (type === 0x33)
        if (data.includes('true')) resolve(socket);
        else reject(new Error('not let in'));
      else if (data.subarray(2, 15).toString() === '["chatChanged') {
        heard.push(performance.now());
        delivered += 1;
        if (delivered >= target) reached();
      }
    });
  });
}

/** All of them, counted from now on. */
function arrivals(count: number): Promise<void> {
  target = delivered + count;
  heard = [];
  return new Promise((resolve) => {
    reached = resolve;
  });
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

function post(author: string): Promise<void> {
  const body = JSON.stringify({ id: randomUUID(), text: 'Doors at eight, kettle on at nine.' });
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    authorization: author,
  };
  return new Promise((resolve, reject) => {
    const request = http.request(`${url}${send_path}`, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.once('end', () =>
        response.statusCode === 201
          ? resolve()
          : reject(new Error(`sending answered ${response.statusCode}`)),
      );
    });
    request.once('error', reject);
    request.end(body);
  });
}

let turn = 0;

async function measure(count: number): Promise<number> {
  const took: number[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    turn += 1;
    const all = arrivals(tokens.length);
    const began = performance.now();
    await Promise.all([post(authors[turn % authors.length] ?? ''), all]);
    took.push(...heard.map((time) => time - began));
  }
  return took.sort((a, b) => a - b)[Math.floor(took.length / 2)] ?? Number.NaN;
}

const sockets: WebSocket[] = [];
for (const token of tokens) sockets.push(await connect(token));
say({ connected: sockets.length });
process.on('SIGTERM', () => process.exit(0));

for await (const line of createInterface({ input: process.stdin })) {
  const task = JSON.parse(line) as PhoneTask;
  if ('measure' in task) say({ p50_ms: await measure(task.measure) });
  else {
    const all = arrivals(task.expect);
    say({ waiting: true });
    await all;
    say({ delivered });
  }
}
