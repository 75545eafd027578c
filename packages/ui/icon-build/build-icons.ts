// Writes one small module an icon under src/icon/phosphor from the installed Phosphor package; run by hand.
import { existsSync } from 'node:fs';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { badgeSignIcons, leanIcons, plainIcons, strokeIcons } from './icon-names.ts';
import { lightenPath } from './lighten-path.ts';

type Drawn = { type: unknown; props: { d?: string; children?: Drawn | Drawn[] } };
type Definition = { default: Map<string, Drawn> };

const here = dirname(fileURLToPath(import.meta.url));
const outFolder = join(here, '../src/icon/phosphor');
const leanFolder = join(outFolder, 'lean');
const phosphor = dirname(fileURLToPath(import.meta.resolve('@phosphor-icons/react/package.json')));
// These names are words of the language, so their constants carry a suffix.
const reserved = new Set(['export', 'package']);

const pascal = (name: string): string =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function pathsOf(node: Drawn): string {
  const children = node.props.children;
  const inner = children === undefined ? [] : Array.isArray(children) ? children : [children];
  return `${node.props.d ?? ''}${inner.map(pathsOf).join('')}`;
}

async function drawingsOf(name: string): Promise<Map<string, Drawn> | undefined> {
  const source = join(phosphor, 'dist/defs', `${pascal(name)}.es.js`);
  if (!existsSync(source)) return undefined;
  return ((await import(pathToFileURL(source).href)) as Definition).default;
}

async function writeIcon(name: string, weights: string[], folder = outFolder): Promise<boolean> {
  const drawings = await drawingsOf(name);
  if (drawings === undefined) return false;
  const lines = weights.map((weight) => {
    const drawing = drawings.get(weight);
    if (!drawing) throw new Error(`${name} has no ${weight} weight`);
    const path = pathsOf(drawing);
    return `  ${weight}: '${folder === leanFolder ? lightenPath(path) : path}',`;
  });
  const constant = `${camel(name)}${reserved.has(name) ? 'Icon' : ''}`;
  const text = `// The "${name}" icon of Phosphor Icons (MIT); written by icon-build/build-icons.ts.\nexport const ${constant} = {\n${lines.join('\n')}\n};\n`;
  await writeFile(join(folder, `${name}.ts`), text);
  return true;
}

const words = (list: string): string[] => list.trim().split(/\s+/);
await rm(outFolder, { recursive: true, force: true });
await mkdir(leanFolder, { recursive: true });
await copyFile(join(phosphor, 'LICENSE'), join(outFolder, 'LICENSE.txt'));
const missing: string[] = [];
for (const name of words(strokeIcons)) if (!(await writeIcon(name, ['regular', 'bold']))) missing.push(name);
for (const name of words(plainIcons))
  if (!(await writeIcon(name, ['regular', 'fill', 'bold']))) missing.push(name);
for (const lean of words(leanIcons)) {
  const [name = '', weights = ''] = lean.split(':');
  if (!(await writeIcon(name, weights.split('+'), leanFolder))) missing.push(name);
}
const signs: string[] = [];
for (const name of words(badgeSignIcons)) {
  const drawing = (await drawingsOf(name))?.get('fill');
  if (drawing === undefined) missing.push(name);
  else signs.push(`  ${name.includes('-') ? `'${name}'` : name}: '${lightenPath(pathsOf(drawing))}',`);
}
await writeFile(
  join(here, '../../base/src/badge-signs.ts'),
  `// The signs of badges: icons of Phosphor Icons (MIT) as filled paths on a 256 grid; written by ui's icon-build/build-icons.ts.\n\nexport const badgeSigns = {\n${signs.join('\n')}\n} as const;\n`,
);
if (missing.length > 0) throw new Error(`Phosphor has no icon named ${missing.join(', ')}`);
