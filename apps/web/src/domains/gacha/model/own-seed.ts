// The fan's own seed, made on the phone once the fingerprint of the sealed number is in sight.
import { availableBytes, type RandomBytes, randomId } from '@stagepass/base/random-id.ts';

const first =
  'moon velvet salt neon paper brass ghost river night amber echo static copper lantern midnight honey';
const second =
  'bread kettle radio curtain tram feather drum window comet ticket garden piano mirror needle harbor moth';

/** A word one can remember, and enough letters of chance behind it that nobody could have guessed it. */
export function ownSeed(bytes: RandomBytes = availableBytes): string {
  const [a = 0, b = 0] = bytes(2);
  const pick = (words: string, at: number) => words.split(' ')[at % 16] ?? '';
  return `${pick(first, a)}${pick(second, b)}-${randomId(10, bytes)}`;
}

export function isSeed(text: string): boolean {
  return /^[A-Za-z0-9_-]{1,64}$/.test(text);
}
