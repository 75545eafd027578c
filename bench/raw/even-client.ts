// Owns an even load: so many requests a second at equal distances, whether or not the answers before have come, as many people
// ask who know nothing of each other.
import { Agent, request } from 'node:http';

const { url, headers, rate, seconds } = JSON.parse(process.env.EVEN_LOAD ?? '{}') as {
  url: string;
  headers: Record<string, string>;
  rate: number;
  seconds: number;
};
const agent = new Agent({ keepAlive: true });
const took_ms: number[] = [];
let failed = 0;

function ask(): Promise<void> {
  const began = performance.now();
  return new Promise((done) => {
    const fails = () => {
      failed += 1;
      done();
    };
    const asking = request(url, { agent, headers }, (response) => {
      response.resume();
      response.on('error', fails);
      response.on('end', () => {
        if (response.statusCode !== 200) return fails();
        took_ms.push(performance.now() - began);
        done();
      });
    });
    asking.on('error', fails);
    asking.end();
  });
}

const began = performance.now();
const asked: Promise<void>[] = [];
while (asked.length < rate * seconds) {
  const due = Math.min(rate * seconds, Math.floor(((performance.now() - began) / 1000) * rate) + 1);
  while (asked.length < due) asked.push(ask());
  await new Promise((soon) => setTimeout(soon, 1));
}
await Promise.all(asked);
took_ms.sort((a, b) => a - b);
const part = (share: number) => took_ms[Math.floor((took_ms.length - 1) * share)] ?? 0;
process.stdout.write(`${JSON.stringify({ p50_ms: part(0.5), p99_ms: part(0.99), failed })}\n`);
agent.destroy();
