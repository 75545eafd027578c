// Whether a noun is still free: no domain, table, address of the API or name in a registry is called by it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { domainsOf, folderOf, type Order, SIDES } from '../../architecture/order.ts';
import { CommandError } from '../lib/command-error.ts';
import { identifierOf, type Names } from './names.ts';
import { registries } from './registries.ts';

const MIGRATIONS = 'apps/api/migrations';

function migrations(root: string): string[] {
  return readdirSync(join(root, MIGRATIONS)).filter((name) => name.endsWith('.sql'));
}

export function nextMigration(root: string): string {
  const numbers = migrations(root).map((file) => Number.parseInt(file, 10));
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0');
}

/** `/missions` is a screen of the specification, which a first list should not stand in for: then it is `/all-missions`. */
export function freeAddress(root: string, noun: string): string {
  const routes = ['seed-routes.ts', 'registries/routes-beyond-seed.ts'];
  const isTaken = routes.some((file) =>
    readFileSync(join(root, 'apps/web/src/app', file), 'utf8').includes(` /${noun}\n`),
  );
  return isTaken ? `/all-${noun}` : `/${noun}`;
}

function hasTable(root: string, table: string): boolean {
  const made = new RegExp(`create table (if not exists )?${table}\\b`, 'i');
  return migrations(root).some((file) => made.test(readFileSync(join(root, MIGRATIONS, file), 'utf8')));
}

function hasEndpoint(root: string, noun: string): boolean {
  const lock = readFileSync(join(root, 'packages/contract/contract.lock.json'), 'utf8');
  const { paths } = JSON.parse(lock) as { paths: Record<string, unknown> };
  return Object.keys(paths).some((path) => path === `/${noun}` || path.startsWith(`/${noun}/{`));
}

function registryWith(root: string, identifier: string): string | undefined {
  const bound = new RegExp(`^(import|export) .*\\b(as|const|type|\\{) ${identifier}(Rows)?\\b`, 'm');
  return Object.keys(registries).find((path) => bound.test(readFileSync(join(root, path), 'utf8')));
}

/** Refuses with what is called by that name already. */
export function checkFree(root: string, order: Order, { noun, table }: Pick<Names, 'noun' | 'table'>): void {
  if (domainsOf(order).includes(noun) || SIDES.some((side) => existsSync(join(root, folderOf(side, noun)))))
    throw new CommandError(`There is a domain ${noun} already.`);
  if (hasTable(root, table))
    throw new CommandError(`There is a table ${table} already. Take another noun for the domain.`);
  if (hasEndpoint(root, noun))
    throw new CommandError(`The API has the address /${noun} already. Take another noun for the domain.`);
  const registry = registryWith(root, identifierOf(noun));
  if (registry !== undefined)
    throw new CommandError(
      `${identifierOf(noun)} is something else in ${registry} already. Take another noun for the domain.`,
    );
}
