// Tidy rules about domains: order.json, the folders and the registries say the same.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { domainsOf, folderOf, type Order, SIDES, type Side } from '../order.ts';
import type { Finding } from './tree.ts';

function foldersIn(root: string, path: string): string[] {
  if (!existsSync(join(root, path))) return [];
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

const HOME: Record<Side, string> = {
  contract: 'packages/contract/src',
  api: 'apps/api/src/domains',
  web: 'apps/web/src/domains',
};

/** Where each side lists its domains, and how a domain looks in that list. */
export const REGISTRY: Record<Side, { readonly path: string; readonly line: (domain: string) => RegExp }> = {
  contract: {
    path: 'packages/contract/src/registry.ts',
    line: (domain) => new RegExp(`from '\\./${domain}/endpoints\\.ts'`),
  },
  api: {
    path: 'apps/api/src/app/registries/domains.ts',
    line: (domain) => new RegExp(`domains/${domain}/domain\\.ts'`),
  },
  web: {
    path: 'apps/web/src/app/registries/routes.ts',
    line: (domain) => new RegExp(`domains/${domain}/routes\\.tsx'`),
  },
};

export function domainsDisagree(root: string, order: Order): Finding[] {
  const findings: Finding[] = [];
  const known = domainsOf(order);
  const say = (path: string, problem: string) => findings.push({ path, problem });
  for (const name of known)
    if (known.indexOf(name) !== known.lastIndexOf(name))
      say('architecture/order.json', `lists ${name} twice`);
  for (const name of Object.keys(order.partial)) {
    if (!known.includes(name)) say('architecture/order.json', `excuses ${name}, which is in no row`);
    if (!order.partial[name]?.reason) say('architecture/order.json', `excuses ${name} without a reason`);
  }
  for (const side of SIDES) {
    const registry = readFileSync(join(root, REGISTRY[side].path), 'utf8');
    for (const folder of foldersIn(root, HOME[side])) {
      if (!known.includes(folder)) say(`${HOME[side]}/${folder}`, 'is in no row of order.json');
    }
    for (const domain of known) {
      const there = existsSync(join(root, folderOf(side, domain)));
      const excused = order.partial[domain]?.without.includes(side) ?? false;
      if (!there && !excused) say(folderOf(side, domain), 'is missing: order.json lists the domain');
      if (there && excused) say(folderOf(side, domain), 'is there, though order.json says that it is not');
      if (there && !REGISTRY[side].line(domain).test(registry))
        say(REGISTRY[side].path, `does not register ${domain}`);
    }
  }
  return findings;
}

export function contextMissing(root: string, order: Order): Finding[] {
  return domainsOf(order)
    .filter((domain) => existsSync(join(root, folderOf('api', domain))))
    .map((domain) => `${folderOf('api', domain)}/CONTEXT.md`)
    .filter((path) => !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8').trim() === '')
    .map((path) => ({ path, problem: 'is missing: it holds the words and the invariants of the domain' }));
}
