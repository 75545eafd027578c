// Owns sheets to print: A4 as PDF with our own fonts embedded, drawn from blocks of text, lines and squares.
import { type Doc, loadPrintFonts, type PrintFont, type PrintFonts, type Run } from './print-fonts.ts';
import { linesOf, spaceAfter } from './print-lines.rules.ts';

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
  align?: 'left' | 'right';
}

export interface PrintSheet {
  /** Whether most letters of a text are in our fonts. The others are left out. */
  canPrint(text: string): boolean;
  /** Answers where the next block can begin. */
  write(block: Block): number;
  fill(square: { x: number; y: number; width: number; height: number; color: string }): void;
  dashes(line: { y: number; color: string }): void;
  nextPage(): void;
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
    write({ text, font, size, x, y, width, color = '#110d0a', lines, align = 'left' }) {
      doc.fillColor(color).fontSize(size);
      const pen = penOf(doc);
      const words = fonts.wordsOf(text, font);
      const shown = linesOf(words, { width, lines, widthOf: pen.widthOf });
      // Fonts differ in height: the tallest says how far apart the lines are.
      const step = Math.max(...words.flat().map(({ file }) => pen.heightOf(file))) + size * 0.06;
      for (const [at, line] of shown.entries()) {
        const shift = align === 'right' ? width - pen.widthOfLine(line) : 0;
        pen.draw(line, { x: x + shift, y: y + at * step });
      }
      return y + shown.length * step;
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
    nextPage: () => void doc.addPage(),
    async finish() {
      doc.end();
      await ended;
      return Buffer.concat(parts);
    },
  };
}

function penOf(doc: Doc) {
  const widthOfRun = ({ text, file }: Run) => doc.font(file).widthOfString(text);
  const widthOf = (word: readonly Run[]) => word.reduce((sum, run) => sum + widthOfRun(run), 0);
  return {
    widthOf,
    widthOfLine: (line: readonly (readonly Run[])[]) =>
      line.reduce(
        (sum, word, at) => sum + widthOf(word) + (at === line.length - 1 ? 0 : spaceAfter(word, widthOf)),
        0,
      ),
    heightOf: (file: string) => doc.font(file).currentLineHeight(true),
    draw(line: readonly (readonly Run[])[], at: { x: number; y: number }): void {
      let x = at.x;
      for (const word of line) {
        for (const run of word) {
          doc.font(run.file).text(run.text, x, at.y, { lineBreak: false });
          x += widthOfRun(run);
        }
        x += spaceAfter(word, widthOf);
      }
    },
  };
}
