// Reads the words of a PDF as somebody who selects them gets them: by the table that each embedded font brings of its letters.
import { inflateSync } from 'node:zlib';

type Letters = ReadonlyMap<number, string>;

/** Each piece of text that was drawn, in the order of drawing, page after page. */
export function textOfPdf(file: Buffer): string[] {
  const objects = objectsOf(file.toString('latin1'));
  const refOf = (text: string, name: string) => new RegExp(`/${name} (\\d+) 0 R`).exec(text)?.[1] ?? '';
  const lettersOf = (font: string): Letters => tableOf(streamOf(objects.get(refOf(font, 'ToUnicode')) ?? ''));
  return [...objects.values()]
    .filter((object) => /\/Type \/Page\b/.test(object))
    .flatMap((page) => {
      const resources = objects.get(refOf(page, 'Resources')) ?? page;
      const fonts = new Map(
        [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => [
          name ?? '',
          lettersOf(objects.get(id ?? '') ?? ''),
        ]),
      );
      return piecesOf(streamOf(objects.get(refOf(page, 'Contents')) ?? ''), fonts);
    });
}

function objectsOf(text: string): Map<string, string> {
  const found = text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g);
  return new Map([...found].map(([, id, body]) => [id ?? '', body ?? '']));
}

function streamOf(object: string): string {
  const [head = '', ...rest] = object.split('\nstream\n');
  const body = rest.join('\nstream\n').replace(/\nendstream\s*$/, '');
  if (body === '') return '';
  const bytes = Buffer.from(body, 'latin1');
  return (head.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
}

function tableOf(table: string): Letters {
  const letters = new Map<number, string>();
  for (const [, from = '', list = ''] of table.matchAll(/<([\da-f]+)> <[\da-f]+> \[([^\]]*)\]/gi))
    for (const [at, [, code = '']] of [...list.matchAll(/<([\da-f ]+)>/gi)].entries())
      letters.set(Number.parseInt(from, 16) + at, fromUtf16(code.replaceAll(' ', '')));
  return letters;
}

function fromUtf16(hex: string): string {
  const units = hex.match(/.{4}/g) ?? [];
  return units.map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');
}

function piecesOf(content: string, fonts: ReadonlyMap<string, Letters>): string[] {
  let font: Letters = new Map();
  const pieces: string[] = [];
  for (const [, name, glyphs] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name !== undefined) font = fonts.get(name) ?? new Map();
    else {
      const codes = [...(glyphs ?? '').matchAll(/<([\da-f]+)>/gi)].flatMap(
        ([, hex = '']) => hex.match(/.{4}/g) ?? [],
      );
      pieces.push(codes.map((code) => font.get(Number.parseInt(code, 16)) ?? '\ufffd').join(''));
    }
  }
  return pieces;
}
