// Reads order.json: the rows of domains, and which of them have fewer than three sides and why.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Side = 'contract' | 'api' | 'web';

export const SIDES: readonly Side[] = ['contract', 'api', 'web'];

export interface Order {
  readonly rows: readonly (readonly string[])[];
  /** A domain that has no folder on some side says which ones it lacks, and why. */
  readonly partial: Readonly<Record<string, { readonly without: readonly Side[]; readonly reason: string }>>;
}

export function readOrder(root: string): Order {
  return JSON.parse(readFileSync(join(root, 'architecture', 'order.json'), 'utf8')) as Order;
}

export function domainsOf(order: Order): string[] {
  return order.rows.flat();
}

/** The domains that this one may import: those in earlier rows. */
export function earlierThan(order: Order, domain: string): string[] {
  const row = order.rows.findIndex((names) => names.includes(domain));
  return order.rows.slice(0, row).flat();
}

export function folderOf(side: Side, domain: string): string {
  return side === 'contract' ? `packages/contract/src/${domain}` : `apps/${side}/src/domains/${domain}`;
}
