// Owns: directions inside a sphere, in degrees: how far apart two are, and a turn kept within one circle.

export interface Direction {
  yaw: number;
  pitch: number;
}

const RAD = Math.PI / 180;

/** The angle between two directions, 0 to 180. */
export function degreesBetween(a: Direction, b: Direction): number {
  const [pitchA, pitchB] = [a.pitch * RAD, b.pitch * RAD];
  const cosine =
    Math.sin(pitchA) * Math.sin(pitchB) +
    Math.cos(pitchA) * Math.cos(pitchB) * Math.cos((a.yaw - b.yaw) * RAD);
  return Math.acos(Math.min(1, Math.max(-1, cosine))) / RAD;
}

/** The same turn, from -180 up to 180. */
export function wrapYaw(yaw: number): number {
  return ((((yaw + 180) % 360) + 360) % 360) - 180;
}
