// Owns how the demo world's fans draw: as fans do, from two seeds, with a meter that goes on.
import type { Dice } from '@stagepass/base/dice.ts';
import { type DrawResult, drawTogether } from '@stagepass/base/gacha/draw.ts';
import { drawTable, keepsPity, type TableEntry } from '@stagepass/base/gacha/table.ts';
import { nodeHmac } from './node-hmac.ts';

export interface DemoSeed {
  readonly bytes: Uint8Array;
  readonly client_seed: string;
}

export interface DemoFan {
  readonly user_id: string;
  /** Those that are open by now, and the one in use. */
  readonly seeds: DemoSeed[];
  nonce: number;
  pity: number;
}

/** Draws that were made together. */
export interface PlayedBatch {
  readonly user_id: string;
  readonly seed: DemoSeed;
  readonly draws: readonly DrawResult[];
}

export interface PastBatch extends PlayedBatch {
  readonly version: { readonly id: string; readonly n: number; readonly price: number };
  readonly at: Date;
}

const WORDS = [
  'moonbread',
  'last-train',
  'third-row',
  'wren',
  'louder',
  'ghent',
  'encore',
  'kettle',
  'velvet',
  'van',
];

export function makeFan(dice: Dice, userId: string): DemoFan {
  return { user_id: userId, seeds: [seedBy(dice)], nonce: 0, pity: 0 };
}

function seedBy(dice: Dice): DemoSeed {
  const word = WORDS[dice.int(WORDS.length)] ?? 'moonbread';
  return { bytes: dice.bytes(32), client_seed: `${word}-${dice.int(9000) + 1000}` };
}

/** The fan chooses another word: what was used so far is open to all. */
export function turnSeed(dice: Dice, fan: DemoFan): void {
  fan.seeds.push(seedBy(dice));
  fan.nonce = 0;
}

export function play(fan: DemoFan, entries: readonly TableEntry[], count: number): PlayedBatch {
  const seed = fan.seeds.at(-1) as DemoSeed;
  const seeds = { server_seed: seed.bytes, client_seed: seed.client_seed };
  const input = { count, first_nonce: fan.nonce, pity_before: fan.pity };
  const { draws, pity } = drawTogether(nodeHmac, seeds, drawTable(entries), input);
  fan.nonce += count;
  fan.pity = pity;
  return { user_id: fan.user_id, seed, draws };
}

/** Somebody who has had no luck for so many draws: other seeds are tried until they had none. */
export function keepWithoutTop(
  dice: Dice,
  userId: string,
  entries: readonly TableEntry[],
  meter: number,
): { fan: DemoFan; batches: PlayedBatch[] } {
  for (;;) {
    const fan = makeFan(dice, userId);
    const batches: PlayedBatch[] = [];
    for (let left = meter; left > 0; left -= left >= 10 ? 10 : 1) {
      // The first tens can be redone by anybody; the seed of the later ones is still sealed.
      if (batches.length === 2) turnSeed(dice, fan);
      batches.push(play(fan, entries, left >= 10 ? 10 : 1));
    }
    if (!batches.some(({ draws }) => draws.some(({ quality }) => keepsPity(quality))))
      return { fan, batches };
  }
}
