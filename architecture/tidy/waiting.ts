// Tidy rule about components that no screen shows yet: each is named, with the screen it waits for.
import { importersIn, reachedFrom } from '../import-graph.ts';
import type { Finding, SourceFile } from './tree.ts';

const HOME = 'packages/ui/src/';
const LIST = 'packages/ui/waiting.json';

/** Component → the route of a screen that is not built yet. */
export type Waiting = Readonly<Record<string, string>>;

/** A story in the gallery and a test show a component to nobody. */
const isStory = (path: string) => /\.(test|gallery)\.tsx?$/.test(path);
/** A component has its story; icons, hooks and shapes beside it come and go with what imports them. */
const isComponent = (path: string) => path.startsWith(HOME) && path.endsWith('.tsx') && !isStory(path);

export function waitingComponents(
  files: readonly SourceFile[],
  waiting: Waiting,
  unbuilt: readonly string[],
): Finding[] {
  const importers = importersIn(files);
  const findings: Finding[] = [];
  for (const { path } of files.filter((file) => isComponent(file.path))) {
    const name = path.slice(HOME.length);
    const screen = waiting[name];
    const shown = [...reachedFrom(importers, [path], isStory)].some(
      (one) => one.startsWith('apps/web/') && !isStory(one),
    );
    if (shown && screen !== undefined) findings.push({ path, problem: `is used: take it off ${LIST}` });
    if (!shown && screen === undefined)
      findings.push({
        path,
        problem: `is used by no screen: remove it, or say in ${LIST} which one it waits for`,
      });
    if (screen !== undefined && !unbuilt.includes(screen))
      findings.push({ path, problem: `waits for ${screen}, which is no route that is still to be built` });
  }
  const known = new Set(files.map(({ path }) => path));
  for (const name of Object.keys(waiting))
    if (!known.has(HOME + name)) findings.push({ path: LIST, problem: `names ${name}, which is not there` });
  return findings;
}
