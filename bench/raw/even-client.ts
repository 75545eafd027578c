// Owns an even load: so many requests a second at equal distances, whether or not the answers before have come, as many people
// ask who know nothing of each other. Written on bare sockets: a client that clears up after itself for ten milliseconds
// would find the server slow, and then ask for all that it missed at once.
import { connect, type Socket } from 'node:net';

const { url, headers, rate, seconds } = JSON.parse(process.env.EVEN_LOAD ?? '{}') as {
  url: string;
  headers: Record<string, string>;
  rate: number;
  seconds: number;
};
const { hostname, port, pathname } = new URL(url);
const lines = [`GET ${pathname} HTTP/1.1`, `host: ${hostname}:${port}`];
for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
const asked = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`);

/** Compilers and connections are not what is measured. */
const WARM_S = 2;
/**
 * A client that was itself kept from its work for longer does not ask for what it missed: all of it at once would be a burst
 * that no crowd makes. It counts what it left out, so that a figure with many of them is not taken for one of this rate.
 */
const LATE_MS = 3;

const took_ms = new Float64Array(Math.ceil(rate * seconds) + 1);
let counted = 0;
let left_out = 0;
let open = 0;
let counts = false;
let over = false;
const idle: Line[] = [];

interface Line {
  socket: Socket;
  began: number;
  counts: boolean;
  /** Bytes of the answer still to come; -1 before its head was read. */
  left: number;
}

function newLine(): Line {
  const socket = connect(Number(port), hostname).setNoDelay(true);
  const line: Line = { socket, began: 0, counts: false, left: -1 };
  socket.on('data', (bytes: Buffer) => read(line, bytes));
  socket.on('close', () => {
    if (!over) throw new Error('the server closed a connection in the middle of the load');
  });
  return line;
}

function read(line: Line, bytes: Buffer): void {
  if (line.left < 0) {
    const end = bytes.indexOf('\r\n\r\n');
    const head = bytes.toString('latin1', 0, end);
    const length = /content-length: (\d+)/i.exec(head)?.[1];
    if (end < 0 || length === undefined || !head.startsWith('HTTP/1.1 200 '))
      throw new Error(`cannot read: ${head}`);
    line.left = Number(length) - (bytes.length - end - 4);
  } else line.left -= bytes.length;
  if (line.left > 0) return;
  if (line.counts && counted < took_ms.length) took_ms[counted++] = performance.now() - line.began;
  line.left = -1;
  open -= 1;
  idle.push(line);
}

function ask(): void {
  const line = idle.pop() ?? newLine();
  line.began = performance.now();
  line.counts = counts;
  open += 1;
  line.socket.write(asked);
}

const began = performance.now();
const between_ms = 1000 / rate;
const ends = began + (WARM_S + seconds) * 1000;
let next = began;
for (let now = began; now < ends; now = performance.now()) {
  counts = now > began + WARM_S * 1000;
  if (now - next > LATE_MS) {
    if (counts) left_out += Math.floor((now - next) / between_ms);
    next = now;
  }
  for (; next <= now; next += between_ms) ask();
  await new Promise((soon) => setTimeout(soon, 1));
}
while (open > 0) await new Promise((soon) => setTimeout(soon, 5));
over = true;
for (const { socket } of idle) socket.destroy();
const sorted = took_ms.subarray(0, counted).sort();
const part = (share: number) => sorted[Math.floor((counted - 1) * share)] ?? 0;
const left_out_share = left_out / (left_out + counted);
process.stdout.write(`${JSON.stringify({ p50_ms: part(0.5), p99_ms: part(0.99), left_out_share })}\n`);
