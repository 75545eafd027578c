// The credit mark, drawn for StagePass itself. Rarity glyphs live with the rarity frame.
import type { IconShape } from './icon.tsx';

export const credit: IconShape = {
  fill: 'M128 20a108 108 0 1 1 0 216a108 108 0 0 1 0-216Zm0 22a86 86 0 1 0 0 172a86 86 0 0 0 0-172ZM104 76h48a12 12 0 0 1 12 12v80a12 12 0 0 1-12 12h-48a12 12 0 0 1-12-12V88a12 12 0 0 1 12-12Zm12 14a6 6 0 0 0 0 12h24a6 6 0 0 0 0-12Z',
  rule: 'evenodd',
};
