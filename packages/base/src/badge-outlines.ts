// The outlines of badges as paths on a 100 grid: the phone sews patches from them, the server draws them on share pictures.

const burst = Array.from({ length: 24 }, (_, i) => {
  const angle = ((-90 + i * 15) * Math.PI) / 180;
  const radius = i % 2 ? 41 : 48;
  return `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`;
}).join('L');

export const badgeOutlines = {
  disc: 'M50 4A46 46 0 1 1 49.9 4Z',
  shield: 'M50 4C64 12 80 14 92 14C94 52 84 82 50 97C16 82 6 52 8 14C20 14 36 12 50 4Z',
  hex: 'M50 3L91 26V74L50 97L9 74V26Z',
  keystone: 'M16 8H84L94 30L50 97L6 30Z',
  loaf: 'M8 92V44A42 40 0 0 1 92 44V92Z',
  square: 'M14 8H86Q92 8 92 14V86Q92 92 86 92H14Q8 92 8 86V14Q8 8 14 8Z',
  burst: `M${burst}Z`,
} as const;

/** The weave inside the outline. */
export const badgeTwill = `M${Array.from({ length: 26 }, (_, i) => `${6 + i * 4} 2L${-6 + i * 4} 98`).join('M')}`;
