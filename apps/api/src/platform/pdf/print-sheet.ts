// Owns sheets to print: A4 as PDF with our own fonts embedded, drawn from blocks of text, lines and squares.
import { type Doc, loadPrintFonts, type PrintFont, type PrintFonts } from './print-fonts.ts';

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
  /** Whether most letters of a text are in our fonts. The others are left out. */
  canPrint(text: string): boolean;
  /** Answers where the next block can begin. */
  write(block: Block): number;
  fill(square: { x: number; y: number; width: number; height: number; color: string }): void;
  dashes(line: { y: number; color: string }): void;
  finish(): Promise<Buffer>;
}

export const SHEET = { width: 595.28, height: 841.89 } as const;

/** The writer and its fonts are read with the first sheet: most servers print none. */
export async function openSheet(title: string): Promise<PrintSheet> {
  const { default: Pdf } = await import('pdfkit');
  const doc = new Pdf({
    size: [SHEET.width, SHEET.height],
    margin: 0,
    info: { Title: title, Producer: 'StagePass', Creator: 'StagePass' },
  });
  return sheetOn(doc, await loadPrintFonts(doc));
}

function sheetOn(doc: Doc, fonts: PrintFonts): PrintSheet {
  const parts: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  return {
    canPrint: fonts.canPrint,
    write({ text, font, size, x, y, width, color = '#110d0a', lines }) {
      const runs = fonts.runsOf(text, font);
      const lineGap = size * 0.06;
      doc.fillColor(color).fontSize(size);
      // Fonts differ in height: the tallest says how much room the lines need.
      const tallest = Math.max(...runs.map(({ file }) => doc.font(file).currentLineHeight(true)));
      const height = lines * (tallest + lineGap) + 1;
      for (const [at, run] of runs.entries()) {
        const options = {
          width,
          height,
          ellipsis: true,
          continued: at < runs.length - 1,
          lineGap,
        };
        doc.font(run.file);
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
