// Owns how icons travel: with the file that draws them, in the weights that it draws. Shared between screens, each would be
// a file of its own, whose headers weigh more than what it holds.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const ICON = /\/icon\/phosphor\/[a-z0-9-]+\.ts$/;
const OWN = /^(.+\/icon\/phosphor\/[a-z0-9-]+\.ts)\?drawn-in=(.+)$/;
const WEIGHTS = ['regular', 'fill', 'bold'] as const;
type Weight = (typeof WEIGHTS)[number];

/**
 * The weights of an icon that a source draws, or undefined where that cannot be told: it hands the icon on, or chooses the
 * weight as it runs.
 */
export function drawnWeights(source: string, icon: string): ReadonlySet<Weight> | undefined {
  const drawn = new Set<Weight>();
  const rest = source
    .replace(/^import [^;]*;$/gm, '')
    .replace(new RegExp(`<Icon\\s+of=\\{${icon}\\}([^<>{}]*)/>`, 'g'), (all, props: string) => {
      const [, named] = /\bweight="(\w+)"/.exec(props) ?? [];
      const weight = WEIGHTS.find((one) => one === (named ?? 'regular'));
      if (weight === undefined) return all;
      drawn.add(weight);
      return '';
    })
    .replace(new RegExp(`\\b${icon}\\.(regular|fill|bold)\\b`, 'g'), (_, weight: Weight) => {
      drawn.add(weight);
      return '';
    });
  return new RegExp(`\\b${icon}\\b`).test(rest) ? undefined : drawn;
}

/** The icon's module with the drawn weights only; as it is where that cannot be told. */
export function leanIcon(module: string, source: string): string {
  const [, name = ''] = /^export const (\w+) = \{$/m.exec(module) ?? [];
  const drawn = name === '' ? undefined : drawnWeights(source, name);
  if (drawn === undefined) return module;
  const paths = [...drawn].map((weight) => new RegExp(`^ {2}${weight}:\\s+'[^']+',$`, 'm').exec(module)?.[0]);
  // An icon that lacks a drawn weight falls back to another one.
  if (paths.length === 0 || paths.includes(undefined)) return module;
  return `export const ${name} = {\n${paths.join('\n')}\n};\n`;
}

export function ownIcons(): Plugin {
  return {
    name: 'stagepass:own-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: ICON },
      async handler(source, importer, options) {
        if (importer === undefined) return null;
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        return found === null ? null : `${found.id}?drawn-in=${importer}`;
      },
    },
    load: {
      filter: { id: OWN },
      handler(id) {
        const [, icon = '', importer = ''] = OWN.exec(id) ?? [];
        return leanIcon(readFileSync(icon, 'utf8'), readFileSync(importer, 'utf8'));
      },
    },
  };
}
