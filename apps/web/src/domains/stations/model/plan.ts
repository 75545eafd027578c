// Where places lie from each other on a sheet, north up: for sites that show no street map.
interface At {
  readonly lat: number;
  readonly long: number;
}

export interface PlanPoint {
  id: string;
  /** From the left and from the top, in percent of the sheet. */
  x: number;
  y: number;
}

export interface Plan {
  points: PlanPoint[];
  /** A round length, and how much of the sheet's width it takes, in percent. */
  scale: { meters: number; percent: number };
}

const METERS_A_DEGREE = 111_195;
/** A single place, or several in one house, still have a neighborhood around them. */
const LEAST_WIDTH_M = 400;
const ROOM = 0.16;

/** Of a sheet that is as much wider than high as `ratio` says. */
export function planOf(places: readonly (At & { id: string })[], ratio = 4 / 3): Plan {
  const lats = places.map(({ lat }) => lat);
  const longs = places.map(({ long }) => long);
  const middle = {
    lat: (Math.min(...lats) + Math.max(...lats)) / 2,
    long: (Math.min(...longs) + Math.max(...longs)) / 2,
  };
  const wide = METERS_A_DEGREE * Math.max(0.01, Math.cos((middle.lat * Math.PI) / 180));
  const east = (long: number) => (long - middle.long) * wide;
  const north = (lat: number) => (lat - middle.lat) * METERS_A_DEGREE;
  const across = Math.max(...longs.map(east)) * 2;
  const down = Math.max(...lats.map(north)) * 2;
  const width_m = Math.max(LEAST_WIDTH_M, across, down * ratio) / (1 - 2 * ROOM);
  const height_m = width_m / ratio;
  return {
    points: places.map(({ id, lat, long }) => ({
      id,
      x: 50 + (east(long) / width_m) * 100,
      y: 50 - (north(lat) / height_m) * 100,
    })),
    scale: scaleOf(width_m),
  };
}

/** 1, 2 or 5 of a power of ten, about a fifth of the sheet. */
function scaleOf(width_m: number): Plan['scale'] {
  const wanted = width_m / 5;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const meters = [5, 2, 1].map((times) => times * power).find((length) => length <= wanted) ?? power;
  return { meters, percent: (meters / width_m) * 100 };
}
