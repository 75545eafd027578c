// The club gel: from one stored hue to the widest chroma that sRGB can show at the theme's fixed lightness.

const darkTheme = { lightness: 0.8, cap: 0.155 };
const lightTheme = { lightness: 0.48, cap: 0.15 };
const toRadians = Math.PI / 180;

type Oklch = { lightness: number; chroma: number; hue: number };

/** OKLCH to linear sRGB by Ottosson's OKLab matrices; values outside 0–1 cannot be shown. */
export function oklchToLinearSrgb({ lightness, chroma, hue }: Oklch): [number, number, number] {
  const a = chroma * Math.cos(hue * toRadians);
  const b = chroma * Math.sin(hue * toRadians);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const isShown = (colour: Oklch): boolean =>
  oklchToLinearSrgb(colour).every((channel) => channel >= -0.0001 && channel <= 1.0001);

/** The widest chroma up to `cap` that stays inside sRGB, rounded down to three digits so that it stays there. */
export function gelChroma({ lightness, cap, hue }: { lightness: number; cap: number; hue: number }): number {
  let low = 0;
  let high = cap;
  for (let step = 0; step < 16; step += 1) {
    const middle = (low + high) / 2;
    if (isShown({ lightness, chroma: middle, hue })) low = middle;
    else high = middle;
  }
  return Math.floor(low * 1000) / 1000;
}

export type GelVariables = { '--gel-h': string; '--gel-c-dark': string; '--gel-c-light': string };

/** Custom properties for an element that carries `data-club`. */
export function gelVariables(hue: number): GelVariables {
  return {
    '--gel-h': String(hue),
    '--gel-c-dark': String(gelChroma({ ...darkTheme, hue })),
    '--gel-c-light': String(gelChroma({ ...lightTheme, hue })),
  };
}
