// Owns: the six quality tiers of items: weight in a draw, name, and how each is told apart by colour and form.

export type ItemQualityKey = 'urare' | 'ssrare' | 'srare' | 'rare' | 'uncommon' | 'common';

/** Points on the glyph are the rank and the frame's cut the second cue, so that colour never stands alone. */
export type ItemQuality = {
  key: ItemQualityKey;
  /** Chance out of 100 in a pool that holds every tier. */
  value: number;
  name: string;
  /** Name of the colour token, as in var(--q-urare). */
  colour: `q-${ItemQualityKey}`;
  glyph: 'star-6' | 'star-5' | 'star-4' | 'triangle' | 'lens' | 'dot';
  frame: 'perforated' | 'concave-corners' | 'cut-four' | 'cut-two' | 'cut-one' | 'plain';
};

/** Rarest first, which is also the order of display. */
export const ITEM_QUALITIES = [
  { key: 'urare', value: 1, name: 'Ultra Rare', colour: 'q-urare', glyph: 'star-6', frame: 'perforated' },
  { key: 'ssrare', value: 3, name: 'SS.Rare', colour: 'q-ssrare', glyph: 'star-5', frame: 'concave-corners' },
  { key: 'srare', value: 7, name: 'Super Rare', colour: 'q-srare', glyph: 'star-4', frame: 'cut-four' },
  { key: 'rare', value: 19, name: 'Rare', colour: 'q-rare', glyph: 'triangle', frame: 'cut-two' },
  { key: 'uncommon', value: 40, name: 'Uncommon', colour: 'q-uncommon', glyph: 'lens', frame: 'cut-one' },
  { key: 'common', value: 30, name: 'Common', colour: 'q-common', glyph: 'dot', frame: 'plain' },
] as const satisfies readonly ItemQuality[];

export const ITEM_QUALITY_KEYS = ITEM_QUALITIES.map((quality) => quality.key);

const BY_KEY: ReadonlyMap<string, ItemQuality> = new Map(ITEM_QUALITIES.map((q) => [q.key, q]));

export function itemQuality(key: ItemQualityKey): ItemQuality;
export function itemQuality(key: string): ItemQuality | undefined;
export function itemQuality(key: string): ItemQuality | undefined {
  return BY_KEY.get(key);
}
