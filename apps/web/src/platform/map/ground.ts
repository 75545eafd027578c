// Shapes on the ground for maps: a circle of so many meters around a point.
interface At {
  readonly lat: number;
  readonly long: number;
}

const METERS_A_DEGREE = 111_195;
const CORNERS = 64;

/** As GeoJSON: longitude first. */
export function circleAround({ lat, long }: At, meters: number) {
  const wide = METERS_A_DEGREE * Math.max(0.01, Math.cos((lat * Math.PI) / 180));
  const ring = Array.from({ length: CORNERS + 1 }, (_, at) => {
    const angle = (at / CORNERS) * 2 * Math.PI;
    return [long + (meters * Math.sin(angle)) / wide, lat + (meters * Math.cos(angle)) / METERS_A_DEGREE];
  });
  return {
    type: 'Feature' as const,
    properties: {},
    geometry: { type: 'Polygon' as const, coordinates: [ring] },
  };
}

/** The corners of a view that holds all of these points with some room around them. */
export function boundsOf(points: readonly At[], room_m: number): [[number, number], [number, number]] {
  const lats = points.map(({ lat }) => lat);
  const longs = points.map(({ long }) => long);
  const up = room_m / METERS_A_DEGREE;
  const aside = up / Math.max(0.01, Math.cos(((lats[0] ?? 0) * Math.PI) / 180));
  return [
    [Math.min(...longs) - aside, Math.min(...lats) - up],
    [Math.max(...longs) + aside, Math.max(...lats) + up],
  ];
}
