// Makes a domain: its folders, its place in the order, its line in each registry. All of it or a clear refusal.
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { domainsOf, folderOf, type Order, readOrder, SIDES } from '../../architecture/order.ts';
import { CommandError } from '../lib/command-error.ts';
import { filesOf } from './files.ts';
import { register, registryPath } from './registries.ts';

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

/** Answers the paths it wrote. */
export async function makeDomain({ root, noun, row }: NewDomain): Promise<string[]> {
  if (!/^[a-z]+(-[a-z]+)*$/.test(noun))
    throw new CommandError(`A domain is named by one noun in kebab-case, not "${noun}".`);
  const order = readOrder(root);
  if (domainsOf(order).includes(noun) || SIDES.some((side) => existsSync(join(root, folderOf(side, noun))))) {
    throw new CommandError(`There is a domain ${noun} already.`);
  }
  const next = withDomain(order, noun, row ?? order.rows.length);
  const written: Record<string, string> = { ...filesOf(noun), 'architecture/order.json': orderText(next) };
  for (const side of SIDES) {
    const path = registryPath(side);
    written[path] = register(side, await readFile(join(root, path), 'utf8'), noun, next);
  }
  for (const [path, text] of Object.entries(written)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return Object.keys(written);
}
