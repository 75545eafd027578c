// Owns how ids are made: UUID version 7, so that newer rows sort after older ones and indexes stay dense.
import type { Clock } from '@stagepass/base/clock.ts';
import type { Dice } from '@stagepass/base/dice.ts';

export function newId({ clock, dice }: { clock: Clock; dice: Dice }): string {
  const bytes = dice.bytes(16);
  let ms = clock.now().getTime();
  for (let at = 5; at >= 0; at -= 1) {
    bytes[at] = ms % 256;
    ms = Math.floor(ms / 256);
  }
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Buffer.from(bytes).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
