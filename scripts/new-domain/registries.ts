// Puts a new domain's line into each registry.
import { domainsOf, type Order } from '../../architecture/order.ts';
import { REGISTRY } from '../../architecture/tidy/domains.ts';
import { CommandError } from '../lib/command-error.ts';
import { identifierOf, type Names } from './names.ts';

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

type Edit = (text: string, names: Names, order: Order) => string;

/** By the path of each registry. */
export const registries: Readonly<Record<string, Edit>> = {
  [REGISTRY.contract.path](text, { noun, identifier }) {
    const typed = replaced(
      text,
      /(export interface Contract \{)([^}]*)(\})/,
      (inside) => `${inside.trimEnd()} ${identifier}: typeof ${identifier}; `,
    );
    const registered = replaced(
      typed,
      /(export const contract: Contract = \{)([^;]*)(\};)/,
      (inside) => `${inside.trimEnd().replace(/,$/, '')}, ${identifier} `,
    );
    return withImport(registered, `import * as ${identifier} from './${noun}/endpoints.ts';`);
  },
  [REGISTRY.api.path](text, { noun, identifier }, order) {
    const inOrder = domainsOf(order).map(identifierOf);
    const registered = replaced(text, /(= \[)([^\]]*)(\];)/, (inside) =>
      [...list(inside), identifier].sort((a, b) => inOrder.indexOf(a) - inOrder.indexOf(b)).join(', '),
    );
    return withImport(registered, `import { ${identifier} } from '#domains/${noun}/domain.ts';`);
  },
  [REGISTRY.web.path](text, { noun, identifier }) {
    const registered = replaced(text, /(= \[)([^\]]*)(\];)/, (inside) =>
      [...list(inside), `...${identifier}`].join(', '),
    );
    return withImport(registered, `import { routes as ${identifier} } from '#domains/${noun}/routes.tsx';`);
  },
  'apps/api/src/app/testing/permission-rows.ts'(text, { noun, identifier }) {
    const registered = replaced(
      text,
      /(export const allRows = \{)([^;]*)(\} satisfies)/,
      (inside) => `${inside.trimEnd().replace(/,$/, '')}, ${identifier}: ${identifier}Rows, `,
    );
    const from = `#domains/${noun}/testing/permission-rows.ts`;
    return withImport(registered, `import { ${identifier}Rows } from '${from}';`);
  },
  'apps/web/src/app/registries/routes-beyond-seed.ts'(text, { address }) {
    return replaced(text, /(`\n)([^`]*)(`)/, (inside) => `${inside}visitor bare ${address}\n`);
  },
};
