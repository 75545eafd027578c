// The first files of a new domain on its three sides, by path and text.

export function identifierOf(noun: string): string {
  return noun.replaceAll(/-([a-z])/g, (_whole, letter: string) => letter.toUpperCase());
}

export function filesOf(noun: string): Record<string, string> {
  const name = identifierOf(noun);
  const contract = `packages/contract/src/${noun}`;
  const api = `apps/api/src/domains/${noun}`;
  const web = `apps/web/src/domains/${noun}`;
  return {
    [`${contract}/shapes.ts`]: `// Owns the shapes of ${noun} that both sides say.\n\nexport {};\n`,
    [`${contract}/errors.ts`]: `// Owns the expected failures of the ${noun} domain.\n\nexport {};\n`,
    [`${contract}/events.ts`]: `// Owns the events of the ${noun} domain, named in the past tense.\n\nexport {};\n`,
    [`${contract}/endpoints.ts`]: `// Owns the endpoints of ${noun}.\n\nexport {};\n`,
    [`${api}/CONTEXT.md`]: `# ${noun}\n\nThe words used here, the words avoided.\n\nInvariants\n\n- What always holds.\n`,
    [`${api}/tables.ts`]: `// Owns the row types of the ${noun} domain's tables; nobody else reads or writes them.\n\nexport {};\n`,
    [`${api}/routes.ts`]: [
      `// Owns which action answers which endpoint of ${noun}.`,
      "import type { Route } from '#platform/http/bind.ts';",
      '',
      'export const routes: readonly Route[] = [];',
      '',
    ].join('\n'),
    [`${api}/domain.ts`]: [
      `// Owns the manifest of the ${noun} domain.`,
      "import type { Domain } from '#platform/domain.ts';",
      "import { routes } from './routes.ts';",
      '',
      `export const ${name}: Domain = { name: '${noun}', routes };`,
      '',
    ].join('\n'),
    [`${web}/public/paths.ts`]: `// Owns the addresses of the ${noun} domain.\n\nexport {};\n`,
    [`${web}/copy.ts`]: [
      `// Owns the texts of ${noun}.`,
      "import { defineCopy } from '#platform/i18n/copy.ts';",
      '',
      `export const ${name}Copy = defineCopy({});`,
      '',
    ].join('\n'),
    [`${web}/routes.tsx`]: [
      `// Owns the routes of the ${noun} domain.`,
      "import type { RouteEntry } from '#platform/navigation/route-entry.ts';",
      '',
      'export const routes: readonly RouteEntry[] = [];',
      '',
    ].join('\n'),
  };
}
