// Tidy rule about what people read: no text of a copy catalogue, a mail or an error holds a phrase that the glossary turned down.
import { parseSync, Visitor } from 'rolldown/utils';
import { type Finding, isTest, type SourceFile } from './tree.ts';

/** Where sentences for people stand: catalogues of the app, mails, and the errors that the server answers. */
const SPOKEN =
  /^(apps\/web|packages\/ui)\/src\/.*(copy[^/]*|manage-parts)\.tsx?$|^apps\/api\/src\/.*\/letters\.rules\.ts$|^packages\/contract\/src\/.*errors\.ts$/;

/** Read by programs: `gacha.not-found`, `manage-gacha`. */
const CODE = /^[a-z]+([.-][a-z]+)+$/;

type Refusal = (text: string) => boolean;

/** The phrases of the glossary's columns 'not', each with the test that finds it. */
export function refusedPhrases(glossary: string): Map<string, Refusal> {
  const phrases = new Map<string, Refusal>();
  let column = -1;
  for (const line of glossary.split('\n')) {
    const cells = line.split('|').map((cell) => cell.trim());
    if (cells.length < 3) column = -1;
    else if (column < 0) column = cells.indexOf('not');
    else if (!/^-+$/.test(cells[column] ?? ''))
      for (const phrase of (cells[column] ?? '').split(',').map((one) => one.trim()))
        if (phrase !== '') phrases.set(phrase, refusalOf(phrase));
  }
  return phrases;
}

function refusalOf(phrase: string): Refusal {
  const whole = /^"(.+)"$/.exec(phrase)?.[1];
  if (whole !== undefined) return (text) => text === whole;
  const escaped = phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const found = new RegExp(`(?<!\\p{L})${escaped}(?!\\p{L})`, /\p{Lu}/u.test(phrase) ? 'u' : 'iu');
  return (text) => found.test(text);
}

function textsOf({ path, text }: SourceFile): string[] {
  const texts: string[] = [];
  const modules = new Set<number>();
  new Visitor({
    ImportDeclaration: ({ source }) => modules.add(source.start),
    Property: ({ key }) => modules.add(key.start),
    Literal: ({ value, start }) => {
      if (typeof value === 'string' && !modules.has(start) && !CODE.test(value)) texts.push(value);
    },
    TemplateElement: ({ value }) => texts.push(value.cooked ?? value.raw),
  }).visit(parseSync(path, text).program);
  return texts;
}

export function refusedWords(files: readonly SourceFile[], glossary: string): Finding[] {
  const phrases = refusedPhrases(glossary);
  return files
    .filter(({ path }) => SPOKEN.test(path) && !isTest(path))
    .flatMap((file) =>
      textsOf(file).flatMap((text) =>
        [...phrases]
          .filter(([, isIn]) => isIn(text))
          .map(([phrase]) => ({ path: file.path, problem: `says '${phrase}' in '${text}'` })),
      ),
    );
}
