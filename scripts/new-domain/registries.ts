// Puts a new domain's line into the registry of each side.

import { domainsOf, type Order, type Side } from '../../architecture/order.ts';
import { REGISTRY } from '../../architecture/tidy/domains.ts';
import { CommandError } from '../lib/command-error.ts';
import { identifierOf } from './files.ts';

function withImport(text: string, line: string): string {
  const last = [...text.matchAll(/^import .*;$/gm)].at(-1);
  if (!last) throw new CommandError('A registry has no import to put the new one after.');
  const at = last.index + last[0].length;
  return `${text.slice(0, at)}\n${line}${text.slice(at)}`;
}

function replaced(text: string, pattern: RegExp, change: (inside: string) => string): string {
  const found = pattern.exec(text);
  const [whole, before, inside, after] = found ?? [];
  if (!found || whole === undefined || inside === undefined) {
    throw new CommandError(`A registry does not look as expected: nothing in it matches ${pattern}.`);
  }
  return `${text.slice(0, found.index)}${before}${change(inside)}${after}${text.slice(found.index + whole.length)}`;
}

function list(inside: string): string[] {
  return inside
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

const EDIT: Record<Side, (text: string, noun: string, order: Order) => string> = {
  contract(text, noun) {
    const name = identifierOf(noun);
    const registered = replaced(
      text,
      /(export const contract = \{)([^;]*)(\};)/,
      (inside) => `${inside.trimEnd().replace(/,$/, '')}, ${name} `,
    );
    return withImport(registered, `import * as ${name} from './${noun}/endpoints.ts';`);
  },
  api(text, noun, order) {
    const name = identifierOf(noun);
    const inOrder = domainsOf(order).map(identifierOf);
    const registered = replaced(text, /(= \[)([^\]]*)(\];)/, (inside) =>
      [...list(inside), name].sort((a, b) => inOrder.indexOf(a) - inOrder.indexOf(b)).join(', '),
    );
    return withImport(registered, `import { ${name} } from '#domains/${noun}/domain.ts';`);
  },
  web(text, noun) {
    const name = identifierOf(noun);
    const registered = replaced(text, /(= \[)([^\]]*)(\];)/, (inside) =>
      [...list(inside), `...${name}`].join(', '),
    );
    return withImport(registered, `import { routes as ${name} } from '#domains/${noun}/routes.tsx';`);
  },
};

export function registryPath(side: Side): string {
  return REGISTRY[side].path;
}

export function register(side: Side, text: string, noun: string, order: Order): string {
  return EDIT[side](text, noun, order);
}
