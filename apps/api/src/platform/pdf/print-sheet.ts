// Owns sheets to print: A4 as PDF with our own fonts embedded, drawn from blocks of text, lines and squares.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { default as PdfDocument } from 'pdfkit';

export type PrintFont = 'anybody' | 'instrument-sans' | 'martian-mono';

export interface Block {
  text: string;
  font: PrintFont;
  size: number;
  /** In points from the left and upper edge. */
  x: number;
  y: number;
  width: number;
  color?: string;
  /** At most so many lines; the rest is cut. */
  lines: number;
}

export interface PrintSheet {
  /** Answers where the next block can begin. */
  write(block: Block): number;
  fill(square: { x: number; y: number; width: number; height: number; color: string }): void;
  dashes(line: { y: number; color: string }): void;
  finish(): Promise<Buffer>;
}

export const SHEET = { width: 595.28, height: 841.89 } as const;

const scripts = ['latin', 'latin-ext'] as const;
const fonts: readonly PrintFont[] = ['anybody', 'instrument-sans', 'martian-mono'];

/** Beside the migrations, whether the server runs from its sources or as a bundle. */
function fontFolder(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  while (!existsSync(path.join(folder, 'fonts', 'anybody-latin.ttf'))) {
    if (folder === path.dirname(folder)) throw new Error('the fonts for printed sheets are missing');
    folder = path.dirname(folder);
  }
  return path.join(folder, 'fonts');
}

/** The writer and its fonts are read with the first sheet: most servers print none. */
export async function openSheet(title: string): Promise<PrintSheet> {
  const { default: Pdf } = await import('pdfkit');
  const doc = new Pdf({
    size: [SHEET.width, SHEET.height],
    margin: 0,
    info: { Title: title, Producer: 'StagePass', Creator: 'StagePass' },
  });
  const folder = fontFolder();
  for (const font of fonts)
    for (const script of scripts)
      doc.registerFont(`${font}-${script}`, await readFile(path.join(folder, `${font}-${script}.ttf`)));
  return sheetOn(doc);
}

type Doc = InstanceType<typeof PdfDocument>;

function sheetOn(doc: Doc): PrintSheet {
  const parts: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  return {
    write({ text, font, size, x, y, width, color = '#110d0a', lines }) {
      const height = lines * size * 1.32;
      doc.fillColor(color).fontSize(size);
      const runs = runsOf(text);
      for (const [at, run] of runs.entries()) {
        const options = {
          width,
          height,
          ellipsis: true,
          continued: at < runs.length - 1,
          lineGap: size * 0.06,
        };
        doc.font(`${font}-${run.script}`);
        if (at === 0) doc.text(run.text, x, y, options);
        else doc.text(run.text, options);
      }
      return Math.min(doc.y, y + height);
    },
    fill: ({ x, y, width, height, color }) => void doc.rect(x, y, width, height).fill(color),
    dashes: ({ y, color }) =>
      void doc
        .moveTo(0, y)
        .lineTo(SHEET.width, y)
        .lineWidth(2.5)
        .lineCap('round')
        .dash(0.1, { space: 8 })
        .stroke(color)
        .undash(),
    async finish() {
      doc.end();
      await ended;
      return Buffer.concat(parts);
    },
  };
}

/** Letters that one file of a font has not are in its other one. */
function runsOf(text: string): { text: string; script: (typeof scripts)[number] }[] {
  const runs: { text: string; script: (typeof scripts)[number] }[] = [];
  for (const sign of text === '' ? ' ' : text) {
    const point = sign.codePointAt(0) ?? 0;
    const script = point >= 0x100 && point <= 0x24f ? 'latin-ext' : 'latin';
    const last = runs.at(-1);
    if (last?.script === script) last.text += sign;
    else runs.push({ text: sign, script });
  }
  return runs;
}
