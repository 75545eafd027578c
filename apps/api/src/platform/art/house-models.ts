// Owns: 3D models that the house shapes by itself, in a club's hue.
import { buildModel, type Surface } from '@stagepass/base/gltf/build-model.ts';
import { box, turned } from '@stagepass/base/gltf/solids.ts';

type Color = readonly [number, number, number];

/** A deep tone of the hue, as light adds up. */
function toneOf(hue: number): Color {
  const part = (shift: number) => {
    const k = (shift + hue / 30) % 12;
    return (0.5 - 0.42 * Math.max(-1, Math.min(k - 3, 9 - k, 1))) ** 2.2;
  };
  return [part(0), part(8), part(4)];
}

const night: Color = [0.012, 0.012, 0.016];
const steel: Color = [0.62, 0.62, 0.66];

function microphone(hue: number): Surface[] {
  const handle = turned([
    [0, -1.3],
    [0.17, -1.28],
    [0.2, -1.2],
    [0.26, 0.3],
    [0.33, 0.42],
    [0.33, 0.55],
    [0, 0.55],
  ]);
  const ring = turned([
    [0, 0.5],
    [0.37, 0.5],
    [0.37, 0.64],
    [0, 0.64],
  ]);
  const head = turned([
    [0, 0.62],
    [0.34, 0.66],
    [0.43, 0.86],
    [0.43, 1.0],
    [0.34, 1.22],
    [0.18, 1.34],
    [0, 1.38],
  ]);
  return [
    { ...handle, color: night, roughness: 0.45 },
    { ...ring, color: toneOf(hue), metallic: 0.4, roughness: 0.35 },
    { ...head, color: steel, metallic: 1, roughness: 0.4 },
    { ...box([0.12, 0.34, 0.08], [0, -0.1, 0.24]), color: toneOf(hue), roughness: 0.6 },
  ];
}

function record(hue: number): Surface[] {
  const grooves = Array.from({ length: 10 }, (_, at) => {
    const radius = 1.18 - at * 0.075;
    return [
      [radius, 0.02],
      [radius - 0.035, 0.028],
    ] as const;
  }).flat();
  const disc = turned([[0, -0.02], [1.24, -0.02], [1.25, 0], [1.24, 0.02], ...grooves, [0, 0.02]], 72);
  const label = turned(
    [
      [0, 0.024],
      [0.42, 0.024],
      [0.42, 0.034],
      [0, 0.034],
    ],
    48,
  );
  const middle = turned(
    [
      [0, 0.03],
      [0.05, 0.03],
      [0.05, 0.06],
      [0, 0.06],
    ],
    20,
  );
  return [
    { ...disc, color: night, roughness: 0.25 },
    { ...label, color: toneOf(hue), roughness: 0.7 },
    { ...middle, color: steel, metallic: 1, roughness: 0.3 },
  ];
}

const shapes = { microphone, record } satisfies Record<string, (hue: number) => Surface[]>;

export type HouseShape = keyof typeof shapes;

/** As a .glb file. */
export function houseModel(shape: HouseShape, hue: number): Buffer {
  return Buffer.from(buildModel(shapes[shape](hue)));
}
