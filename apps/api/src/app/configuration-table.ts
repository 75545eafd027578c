// Owns docs/configuration.md: the one table of all settings, made from the schema that reads them.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Setting } from '#platform/config/setting.ts';
import { settings } from '#platform/config/settings.ts';
import { apiRoot } from './paths.ts';

const file = path.join(apiRoot, '..', '..', 'docs', 'configuration.md');

export function tableText(): string {
  const rows = Object.entries(settings).map(([name, setting]: [string, Setting]) => {
    const given = setting.default === undefined || setting.default === '' ? '–' : `\`${setting.default}\``;
    return `| \`${name}\` | ${given} | ${setting.about}${setting.secret ? ' Secret.' : ''} |`;
  });
  return `# Configuration

Environment variables, all optional. A value that is not right is refused at start with a sentence that names the variable. Secrets are
never printed. This table is made from the schema that reads them: \`npm run fix\` writes it.

| variable | default | what it does |
|---|---|---|
${rows.join('\n')}
`;
}

export async function readTable(): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}

if (import.meta.main) await writeFile(file, tableText());
