// Owns the hostile crowd of the bench, a process of its own: 100 who ask for the API's description without pause, and 250 uploads
// of one account that hold back their last byte; whoever is refused comes again at once. Says `{}` once all of them are
// under way, goes on until it is ended, and answers each line that it is sent with what it has done since the last one.
import { Agent, request } from 'node:http';
import os from 'node:os';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Attacked {
  readonly documents: number;
  readonly refused: number;
  /** Uploads that are held open now. */
  readonly held: number;
}

const readers = 100;
const uploads = 250;
const upload_bytes = 8_000_000;
const again_ms = 100;
const { url, token } = JSON.parse(process.env.HOSTILE_LOAD ?? '{}') as { url: string; token: string };
const agent = new Agent({ keepAlive: true });
const allButOne = Buffer.alloc(upload_bytes - 1);
const done = { documents: 0, refused: 0, held: 0 };

// In life the crowd works on machines of its own: here it must not take the time of the server that it asks.
os.setPriority(os.constants.priority.PRIORITY_LOW);

/** Until the server answers or cuts the connection; `onBegun` once all is sent that will be. */
function withhold(onBegun: () => void): Promise<void> {
  const headers = {
    authorization: token,
    'content-type': 'image/png',
    'content-length': String(upload_bytes),
  };
  const asking = request(`${url}/api/users/me/avatar`, { method: 'PUT', headers });
  return new Promise((resolve) => {
    let held = false;
    asking.once('response', (answer) => {
      done.refused += 1;
      answer.resume();
      onBegun();
    });
    // Refused, cut, or both.
    asking.on('error', () => {});
    asking.once('close', () => {
      if (held) done.held -= 1;
      onBegun();
      resolve();
    });
    asking.write(allButOne, (error) => {
      if (error) return;
      held = true;
      done.held += 1;
      onBegun();
    });
  });
}

async function withholdOn(onBegun: () => void): Promise<never> {
  for (;;) {
    await withhold(onBegun);
    await sleep(again_ms);
  }
}

function read(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br, gzip' };
    const asking = request(address, { agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', resolve);
      answer.once('error', reject);
    });
    asking.once('error', reject);
    asking.end();
  });
}

async function readOn(at: number): Promise<never> {
  for (;;) {
    await read(`${url}/api/${at % 2 === 0 ? 'docs' : 'openapi.json'}`);
    done.documents += 1;
  }
}

for (let at = 0; at < readers; at += 1) void readOn(at);
const begun = Array.from({ length: uploads }, () => new Promise<void>((resolve) => void withholdOn(resolve)));
await Promise.all([...begun, sleep(2000)]);
process.stdout.write('{}\n');
for await (const _ of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(done)}\n`);
  Object.assign(done, { documents: 0, refused: 0 });
}
