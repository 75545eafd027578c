// Who imports whom in the checkout, read from the text of its files: fast enough to be read anew for every question.
import { dirname, posix } from 'node:path';

export interface ReadFile {
  readonly path: string;
  readonly text: string;
}

/** Path in the checkout → the files that name it in an import, a URL beside them or a mock. */
export type Importers = ReadonlyMap<string, ReadonlySet<string>>;

/** Any quoted string that could be a file of ours: an import, `new URL('./x', import.meta.url)`, `vi.mock('./x')`. */
const SPECIFIER = /['"`]((?:\.{1,2}\/|#(?:app|platform|domains)\/|@stagepass\/)[^'"`\s$]+)['"`]/g;

const isRead = (path: string) => /\.(ts|tsx|mjs|css)$/.test(path);

function resolve(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(dirname(from), specifier);
  if (specifier.startsWith('#')) {
    const [side = '', app = ''] = from.split('/');
    return `${side}/${app}/src/${specifier.slice(1)}`;
  }
  const [, name = '', ...rest] = specifier.split('/');
  return `packages/${name}/src/${rest.join('/')}`;
}

export function importersIn(files: readonly ReadFile[]): Importers {
  const known = new Set(files.map(({ path }) => path));
  const importers = new Map<string, Set<string>>();
  for (const { path, text } of files.filter((file) => isRead(file.path))) {
    for (const [, specifier = ''] of text.matchAll(SPECIFIER)) {
      const target = resolve(path, specifier);
      if (!known.has(target)) continue;
      const of = importers.get(target) ?? new Set();
      importers.set(target, of.add(path));
    }
  }
  return importers;
}

/** The given files and whatever imports them, directly or through others; not through those at which it stops. */
export function reachedFrom(
  importers: Importers,
  from: Iterable<string>,
  stopsAt: (path: string) => boolean = () => false,
): ReadonlySet<string> {
  const reached = new Set(from);
  const first = new Set(reached);
  for (const path of reached) {
    if (stopsAt(path) && !first.has(path)) continue;
    for (const importer of importers.get(path) ?? []) reached.add(importer);
  }
  return reached;
}
