// Looking around in a 360° scene: where the view points, how a drag or a key turns it, and which direction a place on the
// screen shows. Both ways of drawing it (a sphere, or the flat picture) use these.
import { type Direction, wrapYaw } from '@stagepass/base/sphere.ts';

export interface Look extends Direction {
  /** The height of the view in degrees: small is near. */
  fov: number;
}

/** A place on the screen, from -1 to 1 to the right and upward of its middle. */
export interface Spot {
  x: number;
  y: number;
}

/** What the scene is drawn with. `aspect`: its width by its height. */
export interface Lens {
  directionAt(look: Look, spot: Spot, aspect: number): Direction;
  /** Null where it is out of sight. */
  spotOf(look: Look, direction: Direction, aspect: number): Spot | null;
}

export const firstLook: Look = { yaw: 0, pitch: 0, fov: 75 };

const RAD = Math.PI / 180;
const [NEAREST, WIDEST] = [25, 100];
const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

export function turned(look: Look, by: { yaw?: number; pitch?: number; zoom?: number }): Look {
  const fov = between(NEAREST, look.fov * (by.zoom ?? 1), WIDEST);
  return {
    yaw: wrapYaw(look.yaw + (by.yaw ?? 0)),
    pitch: between(-90, look.pitch + (by.pitch ?? 0), 90),
    fov,
  };
}

/** Through a round lens, as eyes see. */
export const sphereLens: Lens = {
  directionAt({ yaw, pitch, fov }, { x, y }, aspect) {
    const half = Math.tan((fov / 2) * RAD);
    const [sideways, up] = [x * half * aspect, y * half];
    const [sinP, cosP] = [Math.sin(pitch * RAD), Math.cos(pitch * RAD)];
    // Straight ahead is -z; first tipped by the pitch, then turned by the yaw.
    const [height, depth] = [up * cosP + sinP, up * sinP - cosP];
    const length = Math.hypot(sideways, up, 1);
    return {
      yaw: wrapYaw(yaw + Math.atan2(sideways, -depth) / RAD),
      pitch: Math.asin(between(-1, height / length, 1)) / RAD,
    };
  },
  spotOf({ yaw, pitch, fov }, direction, aspect) {
    const half = Math.tan((fov / 2) * RAD);
    const turn = (direction.yaw - yaw) * RAD;
    const lift = direction.pitch * RAD;
    const sideways = Math.sin(turn) * Math.cos(lift);
    const [height, depth] = [Math.sin(lift), -Math.cos(turn) * Math.cos(lift)];
    const [sinP, cosP] = [Math.sin(pitch * RAD), Math.cos(pitch * RAD)];
    const [up, ahead] = [height * cosP + depth * sinP, -height * sinP + depth * cosP];
    if (ahead >= -0.01) return null;
    return inSight({ x: sideways / (-ahead * half * aspect), y: up / (-ahead * half) });
  },
};

/** The picture as it lies, for phones that cannot draw the sphere. */
export const flatLens: Lens = {
  directionAt: ({ yaw, pitch, fov }, { x, y }, aspect) => ({
    yaw: wrapYaw(yaw + (x * fov * aspect) / 2),
    pitch: between(-90, pitch + (y * fov) / 2, 90),
  }),
  spotOf: ({ yaw, pitch, fov }, direction, aspect) =>
    inSight({
      x: (wrapYaw(direction.yaw - yaw) * 2) / (fov * aspect),
      y: ((direction.pitch - pitch) * 2) / fov,
    }),
};

function inSight(spot: Spot): Spot | null {
  return Math.abs(spot.x) <= 1 && Math.abs(spot.y) <= 1 ? spot : null;
}

/** Where the back of a phone points, from the three angles that it tells of itself. */
export function heldToward({
  alpha,
  beta,
  gamma,
}: {
  alpha: number;
  beta: number;
  gamma: number;
}): Direction {
  const [a, b, g] = [alpha * RAD, beta * RAD, gamma * RAD];
  const east = -(Math.cos(a) * Math.sin(g) + Math.sin(a) * Math.sin(b) * Math.cos(g));
  const north = -(Math.sin(a) * Math.sin(g) - Math.cos(a) * Math.sin(b) * Math.cos(g));
  return {
    yaw: Math.atan2(east, north) / RAD,
    pitch: -Math.asin(between(-1, Math.cos(b) * Math.cos(g), 1)) / RAD,
  };
}
