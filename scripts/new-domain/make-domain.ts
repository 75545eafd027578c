// Makes a domain that works: its three folders, its migration, its place in the order, its line in each registry. All of it or a clear refusal.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Order, readOrder } from '../../architecture/order.ts';
import { CommandError } from '../lib/command-error.ts';
import { apiFiles, migrationFile } from './api-files.ts';
import { apiTestFiles } from './api-test-files.ts';
import { contractFiles } from './contract-files.ts';
import { checkNoun, namesOf } from './names.ts';
import { registries } from './registries.ts';
import { checkFree, freeAddress, nextMigration } from './taken-names.ts';
import { webFiles } from './web-files.ts';

function withDomain(order: Order, noun: string, row: number): Order {
  const rows = order.rows.map((names) => [...names]);
  if (row === rows.length + 1) rows.push([]);
  const place = rows[row - 1];
  if (!place)
    throw new CommandError(
      `There is no row ${row}: rows go from 1 to ${rows.length}, or ${rows.length + 1} for a new one.`,
    );
  place.push(noun);
  return { ...order, rows };
}

function orderText(order: Order): string {
  const rows = order.rows.map((names) => `    ${JSON.stringify(names).replaceAll(',', ', ')}`).join(',\n');
  const partial = JSON.stringify(order.partial, null, 2).replaceAll('\n', '\n  ');
  return `{\n  "rows": [\n${rows}\n  ],\n  "partial": ${partial}\n}\n`;
}

export interface NewDomain {
  readonly root: string;
  readonly noun: string;
  /** From 1; the last one if unset. */
  readonly row?: number;
}

export interface MadeDomain {
  /** From the root. */
  readonly written: readonly string[];
  /** Where its screen is. */
  readonly address: string;
}

/** Nothing is written before every file of it is made up, so that a refusal leaves the checkout as it was. */
export async function makeDomain({ root, noun, row }: NewDomain): Promise<MadeDomain> {
  checkNoun(noun);
  const order = readOrder(root);
  const names = namesOf(noun, freeAddress(root, noun));
  checkFree(root, order, names);
  const next = withDomain(order, noun, row ?? order.rows.length);
  const texts: Record<string, string> = {
    ...contractFiles(names),
    ...migrationFile(names, nextMigration(root)),
    ...apiFiles(names),
    ...apiTestFiles(names),
    ...webFiles(names),
    'architecture/order.json': orderText(next),
  };
  for (const [path, edit] of Object.entries(registries))
    texts[path] = edit(await readFile(join(root, path), 'utf8'), names, next);
  for (const [path, text] of Object.entries(texts)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return { written: Object.keys(texts), address: names.address };
}
