// Owns the line about search: how long the slowest of a hundred searches takes at one client, over all posts of the community.
import { tokenOf } from '../community-dataset.ts';
import { type BenchLine, latency } from '../lib/line.ts';
import { WORDS, wordOf } from '../search-dataset.ts';

const MOST_MS = 50;
const SEARCHES = 300;
/** Each search is another fan's: how often one may search is not the question. */
const SEARCHERS = 2_500;

/** What people type: whole words, beginnings, two words, typing errors; from common to rare. */
function typedAt(number: number): string {
  const word = (salt: number) =>
    wordOf(Math.floor(Math.exp((((number * 61 + salt * 97) % 997) / 997) * Math.log(WORDS))) - 1);
  const mistyped = (right: string) => `${right.slice(0, 2)}x${right.slice(2)}`;
  const ways = [
    () => word(1),
    () => word(2).slice(0, 3),
    () => word(3).slice(0, 1),
    () => `${word(4)} ${word(5)}`,
    () => `${word(6)} ${word(7).slice(0, 2)}`,
    () => mistyped(word(8)),
  ];
  return ways[number % ways.length]?.() ?? '';
}

async function timeOf(url: string, number: number): Promise<number> {
  const began = performance.now();
  const response = await fetch(`${url}/api/search?q=${encodeURIComponent(typedAt(number))}`, {
    headers: { authorization: tokenOf(1 + (number % SEARCHERS)) },
  });
  await response.text();
  if (!response.ok) throw new Error(`search for ${typedAt(number)} answered ${response.status}`);
  return performance.now() - began;
}

const search: BenchLine = {
  about: 'p99 of searches as they are typed, one client, over the whole community; raw is what we promise',
  figures: [latency('search', 'ms')],
  async prepare(bench) {
    const server = await bench.community();
    let number = 0;
    const some = async (many: number) => {
      const times: number[] = [];
      for (let at = 0; at < many; at += 1) {
        times.push(await timeOf(server.url, number));
        number += 1;
      }
      return times.toSorted((a, b) => a - b);
    };
    await some(50);
    return {
      sample: async () => {
        const times = await some(SEARCHES);
        return [{ ours: times[Math.floor(SEARCHES * 0.99)] ?? Number.NaN, raw: MOST_MS }];
      },
      end: async () => {},
    };
  },
};

export const lines: BenchLine[] = [search];
