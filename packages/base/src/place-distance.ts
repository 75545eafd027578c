// Owns: how far two points on earth are from each other, and in which direction.

interface At {
  readonly lat: number;
  readonly long: number;
}

const EARTH_M = 6_371_008;
const rad = (degrees: number) => (degrees * Math.PI) / 180;

/** In meters, on a sphere: right to half a percent. */
export function distanceBetween(from: At, to: At): number {
  const [a, b] = [rad(from.lat), rad(to.lat)];
  const half = Math.sin((b - a) / 2) ** 2;
  const other = Math.cos(a) * Math.cos(b) * Math.sin(rad(to.long - from.long) / 2) ** 2;
  return 2 * EARTH_M * Math.asin(Math.min(1, Math.sqrt(half + other)));
}

/** In degrees clockwise from north, 0 to 360. */
export function bearingTo(from: At, to: At): number {
  const [a, b, across] = [rad(from.lat), rad(to.lat), rad(to.long - from.long)];
  const east = Math.sin(across) * Math.cos(b);
  const north = Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(across);
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
}
