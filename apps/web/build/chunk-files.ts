// Owns which built files a piece of the app needs before it can run: its own, and all that they import.
import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** The chunk that a module under `src/` or `src/domains/` came into. */
export function chunkWith(bundle: Bundle, module: string): Chunk {
  const isIt = (id: string) => id.endsWith(`/src/${module}`) || id.endsWith(`/src/domains/${module}`);
  const found = chunksOf(bundle).find((chunk) => chunk.moduleIds.some(isIt));
  if (!found) throw new Error(`The build has no module ${module}.`);
  return found;
}

function chunksOf(bundle: Bundle): Chunk[] {
  return Object.values(bundle).filter((output) => output.type === 'chunk');
}

/** The chunks and all that they import. */
function closure(bundle: Bundle, chunks: readonly Chunk[]): Set<Chunk> {
  const found = new Set<Chunk>();
  const visit = (chunk: Chunk): void => {
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const file of chunk.imports) {
      const next = bundle[file];
      if (next?.type === 'chunk') visit(next);
    }
  };
  for (const chunk of chunks) visit(chunk);
  return found;
}

function filesIn(chunks: ReadonlySet<Chunk>): string[] {
  const styles = [...chunks].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  return [...[...chunks].map(({ fileName }) => fileName), ...new Set(styles)];
}

/** Scripts and styles of the chunks, without those that the page names itself. */
export function filesOf(bundle: Bundle, chunks: readonly Chunk[]): string[] {
  const named = new Set(
    filesIn(
      closure(
        bundle,
        chunksOf(bundle).filter((chunk) => chunk.isEntry),
      ),
    ),
  );
  return filesIn(closure(bundle, chunks)).filter((file) => !named.has(file));
}
