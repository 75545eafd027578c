// What a phone is called in the list of phones, from what its browser says of itself.

const kinds = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android.*Mobile/, 'Android phone'],
  [/Android/, 'Android tablet'],
  [/Macintosh/, 'Mac'],
  [/Windows/, 'Windows computer'],
  [/Linux/, 'Linux computer'],
] as const;

export function phoneName(userAgent: string): string | undefined {
  return kinds.find(([sign]) => sign.test(userAgent))?.[1];
}
