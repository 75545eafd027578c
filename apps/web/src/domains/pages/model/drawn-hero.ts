// Owns the numbers behind a drawn hero: the same slug always gives the same hills, stars and moon.

export interface DrawnHero {
  stars: { x: number; y: number; r: number }[];
  moon: { x: number; y: number; r: number };
  far: string;
  near: string;
}

function mixer(seed: string): () => number {
  let state = 0x811c9dc5;
  for (let at = 0; at < seed.length; at += 1) state = Math.imul(state ^ seed.charCodeAt(at), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function hills(next: () => number, height: number, swing: number): string {
  const tops = Array.from({ length: 4 }, () => Math.round(height - swing / 2 + next() * swing));
  const [a = height, b = height, c = height, d = height] = tops;
  return `M0 ${a}Q65 ${a - swing} 130 ${b}T260 ${c}T390 ${d}V300H0Z`;
}

export function drawHero(slug: string): DrawnHero {
  const next = mixer(slug.toLowerCase());
  const stars = Array.from({ length: 36 }, () => ({
    x: Math.round(next() * 390),
    y: Math.round(next() * 130),
    r: 0.8 + next() * 1.2,
  }));
  const moon = {
    x: Math.round(70 + next() * 250),
    y: Math.round(64 + next() * 30),
    r: Math.round(34 + next() * 16),
  };
  return { stars, moon, far: hills(next, 150, 56), near: hills(next, 200, 40) };
}
