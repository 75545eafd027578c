// What this device is called in the list of devices, from what its browser says of itself: 'Chrome on Android'.

/** In this order: Edge and Opera name themselves Chrome too, and Chrome names itself Safari. */
const browsers = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const;

const systems = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Macintosh/, 'Mac'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
] as const;

const nameIn = (names: readonly (readonly [RegExp, string])[], userAgent: string) =>
  names.find(([sign]) => sign.test(userAgent))?.[1];

/** Names of products, and so the same in every language. */
export function deviceLabel(userAgent: string): string {
  const [browser, system] = [nameIn(browsers, userAgent), nameIn(systems, userAgent)];
  if (browser === undefined || system === undefined) return browser ?? system ?? 'Browser';
  return `${browser} on ${system}`;
}
