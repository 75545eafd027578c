// Cuts the three brand fonts down to the glyphs and axes the design uses; run by hand, output is committed.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

type Axis = number | { min: number; max: number };
type Cut = {
  font: string;
  latin: string;
  latinExt: string;
  axes: Record<string, Axis>;
  features: string[];
};

const require = createRequire(import.meta.url);
const outFolder = join(dirname(fileURLToPath(import.meta.url)), '../src/fonts');

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const ascii = range(0x20, 0x7e);
const punctuation =
  '\u2010\u2011\u2012\u2013\u2014\u2018\u2019\u201a\u201c\u201d\u201e\u2022\u2026\u2039\u203a';
const accented = `${range(0xa0, 0xff)}\u0131\u0152\u0153`;
const signs = '\u00a0\u00a3\u00a5\u00a9\u00b7\u00d7\u2009\u202f\u20ac\u2122\u2190\u2192\u2212';
const extended = `${range(0x100, 0x2ba)}${range(0x1e00, 0x1eff)}${range(0x20a0, 0x20ab)}${range(0x20ad, 0x20c0)}`;

const cuts: Cut[] = [
  {
    // Its accented letters weigh as much as the rest, and names that need them are fewer: they come on demand.
    font: 'anybody',
    latin: `${ascii}${punctuation}${signs}`,
    latinExt: extended,
    // No default is named: moving it off the source's own would store every outline anew (a fifth larger).
    axes: { wght: { min: 780, max: 850 }, wdth: { min: 55, max: 150 } },
    features: ['kern', 'mark', 'mkmk', 'ccmp', 'locl'],
  },
  {
    font: 'instrument-sans',
    latin: `${ascii}${punctuation}${signs}${accented}`,
    latinExt: extended,
    axes: { wght: { min: 450, max: 680 }, wdth: 100 },
    features: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'],
  },
  {
    // Numerals, money and serials only; one width, since 75 and 80 percent cannot be told apart at these sizes.
    font: 'martian-mono',
    latin: `${ascii}\u00a0\u00a3\u00a5\u00b7\u00d7\u2009\u202f\u2013\u2026\u20ac\u2212`,
    latinExt: '\u20a6\u20a9\u20aa\u20ab\u20b1\u20b4\u20b8\u20b9\u20ba\u20bd\u20bf',
    axes: { wght: { min: 500, max: 700 }, wdth: 78 },
    features: ['ccmp'],
  },
];

const sourceOf = (font: string, script: string): string =>
  require.resolve(`@fontsource-variable/${font}/files/${font}-${script}-wdth-normal.woff2`);

async function cutFont({ cut, script, text }: { cut: Cut; script: string; text: string }): Promise<Buffer> {
  return await subsetFont(await readFile(sourceOf(cut.font, script)), text, {
    targetFormat: 'woff2',
    variationAxes: cut.axes,
    keepFeatures: cut.features,
    noHinting: true,
  });
}

async function writeFont(name: string, font: Buffer): Promise<number> {
  await writeFile(join(outFolder, `${name}.woff2`), font);
  return font.byteLength;
}

await mkdir(outFolder, { recursive: true });
let preloaded = 0;
for (const cut of cuts) {
  const latinBytes = await writeFont(
    `${cut.font}-latin`,
    await cutFont({ cut, script: 'latin', text: cut.latin }),
  );
  const extBytes = await writeFont(
    `${cut.font}-latin-ext`,
    await cutFont({ cut, script: 'latin-ext', text: cut.latinExt }),
  );
  const accentBytes =
    cut.font === 'anybody'
      ? await writeFont(`${cut.font}-latin-1`, await cutFont({ cut, script: 'latin', text: accented }))
      : 0;
  preloaded += latinBytes;
  const licence = join(dirname(sourceOf(cut.font, 'latin')), '../LICENSE');
  await copyFile(licence, join(outFolder, `${cut.font}.OFL.txt`));
  console.log(`${cut.font}: latin ${latinBytes}, latin-1 ${accentBytes}, latin-ext ${extBytes}`);
}
console.log(`preloaded together: ${preloaded}`);
