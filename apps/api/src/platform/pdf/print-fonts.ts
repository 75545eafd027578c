// Owns which font a text is printed in: the brand's where it has every letter, otherwise Noto Sans; what neither has is left out.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { default as PdfDocument } from 'pdfkit';
import { fontFolder } from '../fonts/font-folder.ts';

export type PrintFont = 'anybody' | 'instrument-sans' | 'martian-mono';
export type Doc = InstanceType<typeof PdfDocument>;

export interface Run {
  text: string;
  /** As it is registered with the document. */
  file: string;
}

export interface PrintFonts {
  /** The words of a text, each of as many runs as it needs files of its font; at least one. */
  wordsOf(text: string, font: PrintFont): Run[][];
  /** Whether most of its letters can be printed: Latin, Greek and Cyrillic can. */
  canPrint(text: string): boolean;
}

const brand = ['latin', 'latin-ext'];
const noto = ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'];
const filesOf: Readonly<Record<PrintFont | 'noto-sans', readonly string[]>> = {
  anybody: brand.map((script) => `anybody-${script}`),
  'instrument-sans': brand.map((script) => `instrument-sans-${script}`),
  'martian-mono': brand.map((script) => `martian-mono-${script}`),
  'noto-sans': noto.map((script) => `noto-sans-${script}`),
};

export async function loadPrintFonts(doc: Doc): Promise<PrintFonts> {
  const folder = fontFolder();
  const has = new Map<string, (point: number) => boolean>();
  for (const file of Object.values(filesOf).flat()) {
    doc.registerFont(file, await readFile(path.join(folder, `${file}.ttf`)));
    has.set(file, glyphsOf(doc, file));
  }
  const fileFor = (sign: string, files: readonly string[]) =>
    files.find((file) => has.get(file)?.(sign.codePointAt(0) ?? 0));
  const anyFile = (sign: string) => fileFor(sign, Object.values(filesOf).flat());
  return {
    wordsOf(text, font) {
      const signs = [...cleaned(text)].filter((sign) => sign === ' ' || anyFile(sign) !== undefined);
      const own = filesOf[font];
      // One font for the whole text: a word of two looks like a mistake.
      const isOwn = signs.every((sign) => fileFor(sign, own) !== undefined);
      const files = isOwn ? own : [...filesOf['noto-sans'], ...own];
      const words = cleaned(signs.join('')).split(' ');
      return words.map((word) => joined(word || ' ', (sign) => fileFor(sign, files) ?? own[0] ?? ''));
    },
    canPrint(text) {
      const letters = [...cleaned(text)].filter((sign) => /[\p{L}\p{N}]/u.test(sign));
      return letters.length > 0 && letters.filter(anyFile).length * 2 >= letters.length;
    },
  };
}

function cleaned(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}

function joined(text: string, fileOf: (sign: string) => string): Run[] {
  const runs: Run[] = [];
  for (const sign of text) {
    const file = fileOf(sign);
    const last = runs.at(-1);
    if (last?.file === file) last.text += sign;
    else runs.push({ text: sign, file });
  }
  return runs;
}

/** The writer keeps the font that it read for itself. */
function glyphsOf(doc: Doc, file: string): (point: number) => boolean {
  doc.font(file);
  const { _font } = doc as unknown as {
    _font: { font: { hasGlyphForCodePoint(point: number): boolean } };
  };
  return (point) => _font.font.hasGlyphForCodePoint(point);
}
