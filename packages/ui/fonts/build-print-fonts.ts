// Cuts the fonts for printed sheets as TrueType, which the PDF writer can embed: the three brand fonts, one weight each, and Noto Sans for
// letters that those lack. Run by hand, output is committed.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const outFolder = join(dirname(fileURLToPath(import.meta.url)), '../../../apps/api/fonts');

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
const marks = '\u2010\u2011\u2013\u2014\u2018\u2019\u201a\u201c\u201d\u201e\u2022\u2026\u2039\u203a\u20ac';
const texts = {
  latin: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}${marks}`,
  'latin-ext': range(0x100, 0x24f),
};

const cuts = [
  { font: 'anybody', axes: { wght: 820, wdth: 90 } },
  { font: 'instrument-sans', axes: { wght: 500, wdth: 100 } },
  { font: 'martian-mono', axes: { wght: 700, wdth: 78 } },
] as const;

await mkdir(outFolder, { recursive: true });
for (const { font, axes } of cuts)
  for (const [script, text] of Object.entries(texts)) {
    const source = require.resolve(`@fontsource-variable/${font}/files/${font}-${script}-wdth-normal.woff2`);
    const cut = await subsetFont(await readFile(source), text, {
      targetFormat: 'truetype',
      variationAxes: { ...axes },
      keepFeatures: ['kern', 'ccmp'],
      noHinting: true,
    });
    await writeFile(join(outFolder, `${font}-${script}.ttf`), cut);
    console.log(`${font}-${script}: ${cut.byteLength}`);
  }

const more = {
  latin: texts.latin,
  'latin-ext': `${range(0x100, 0x24f)}${range(0x1e00, 0x1e9f)}${range(0x2c60, 0x2c7f)}`,
  vietnamese: `${range(0x100, 0x1b0)}${range(0x1ea0, 0x1ef9)}\u20ab`,
  greek: range(0x370, 0x3ff),
  'greek-ext': range(0x1f00, 0x1fff),
  cyrillic: `${range(0x400, 0x45f)}${range(0x490, 0x491)}${range(0x4b0, 0x4b1)}\u2116`,
  'cyrillic-ext': range(0x460, 0x52f),
};

for (const [script, text] of Object.entries(more)) {
  const source = require.resolve(`@fontsource/noto-sans/files/noto-sans-${script}-600-normal.woff2`);
  const cut = await subsetFont(await readFile(source), text, {
    targetFormat: 'truetype',
    keepFeatures: ['kern', 'ccmp'],
    noHinting: true,
  });
  await writeFile(join(outFolder, `noto-sans-${script}.ttf`), cut);
  console.log(`noto-sans-${script}: ${cut.byteLength}`);
}
