// Owns the load of writers: so many connections, each sending one post or comment after the other, each time as another fan.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createInterface } from 'node:readline';

/** In a file: thousands of writers are too many for an environment. */
const { targets, fields, connections } = JSON.parse(readFileSync(process.env.CLIENTS ?? '', 'utf8')) as {
  /** In turn; the raw side is one, and asks for no token. */
  targets: { url: string; token?: string }[];
  /** What each body holds beside its key and its text. */
  fields: Record<string, string>;
  connections: number;
};
const agent = new Agent({ keepAlive: true, maxSockets: connections });
let next = 0;

function send(): Promise<void> {
  next += 1;
  const { url, token } = targets[next % targets.length] as (typeof targets)[number];
  const body = JSON.stringify({
    client_key: randomUUID(),
    text: 'Doors at eight, kettle on at nine. '.repeat(5),
    ...fields,
  });
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    ...(token === undefined ? {} : { authorization: token }),
  };
  return new Promise((resolve, reject) => {
    const sending = request(url, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
      });
      response.on('end', () =>
        response.statusCode === 201 ? resolve() : reject(new Error(`${response.statusCode} ${text}`)),
      );
    });
    sending.on('error', reject);
    sending.end(body);
  });
}

async function perSecond(seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let sent = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        await send();
        sent += 1;
      }
    }),
  );
  return sent / seconds;
}

process.stdout.write('{"ready":true}\n');
for await (const line of createInterface({ input: process.stdin })) {
  const { seconds } = JSON.parse(line) as { seconds: number };
  process.stdout.write(`${JSON.stringify({ rate: await perSecond(seconds) })}\n`);
}
