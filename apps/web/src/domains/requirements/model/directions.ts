// Directions by name, out of eight.
export const directions = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Direction = (typeof directions)[number];

export function directionOf(bearing: number): Direction {
  return directions[Math.round((((bearing % 360) + 360) % 360) / 45) % 8] ?? 'n';
}
