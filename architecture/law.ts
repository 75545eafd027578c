// The import law: dependency-cruiser's rules, made from the order of the domains.
import type { IForbiddenRuleType } from 'dependency-cruiser';
import { domainsOf, earlierThan, type Order } from './order.ts';

/** Tests and what only tests use may reach for the testkit and for the whole app. */
const TEST = String.raw`\.(test|soak)\.tsx?$|/testing/`;

function rule(name: string, comment: string, from: object, to: object): IForbiddenRuleType {
  return { name, comment, severity: 'error', from, to } as IForbiddenRuleType;
}

const everywhere: IForbiddenRuleType[] = [
  rule(
    'no-cycle',
    'Two files that import each other cannot be understood or changed apart.',
    {},
    { circular: true },
  ),
  // A file's address, as the bundler gives it, is no module.
  rule(
    'no-unresolved',
    'This import leads nowhere.',
    {},
    { couldNotResolve: true, pathNot: String.raw`\?url$` },
  ),
  rule(
    'no-re-export',
    'No barrels: import from the file that owns the thing.',
    { path: '^(apps|packages|scripts|bench|e2e|architecture)/' },
    { dependencyTypes: ['export'] },
  ),
];

const betweenPackages: IForbiddenRuleType[] = [
  rule(
    'apps-apart',
    'Apps share by packages, never by importing each other.',
    { path: '^apps/([^/]+)/' },
    { path: '^apps/(?!$1/)' },
  ),
  rule('packages-below-apps', 'A package knows no app.', { path: '^packages/' }, { path: '^apps/' }),
  rule(
    'tools-on-top',
    'Product code does not import scripts, benches, journeys or the law.',
    { path: '^(apps|packages)/' },
    { path: '^(scripts|bench|e2e|architecture)/' },
  ),
  rule(
    'base-on-nothing',
    'base has no dependencies of ours.',
    { path: '^packages/base/' },
    { path: '^packages/(?!base/)' },
  ),
  rule(
    'base-without-npm',
    'base has no dependencies from npm.',
    { path: '^packages/base/', pathNot: TEST },
    { dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'] },
  ),
  rule(
    'contract-on-base',
    'contract stands on base alone.',
    { path: '^packages/contract/' },
    { path: '^packages/(?!(contract|base)/)' },
  ),
  rule(
    'ui-knows-no-domain',
    'ui stands on base alone and knows no contract.',
    { path: '^packages/ui/' },
    { path: '^packages/(?!(ui|base)/)' },
  ),
  rule(
    'postgres-on-base',
    'postgres stands on base alone.',
    { path: '^packages/postgres/' },
    { path: '^packages/(?!(postgres|base)/)' },
  ),
  rule(
    'testkit-in-tests',
    'The testkit is for tests.',
    { path: '^(apps|packages/(?!testkit/))', pathNot: TEST },
    { path: '^packages/testkit/' },
  ),
  rule(
    'web-takes-types-of-contract',
    'The phone loads no schema code: import contract by `import type`.',
    { path: '^apps/web/src/', pathNot: TEST },
    { path: '^packages/contract/', dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'web-without-zod',
    'The phone loads no schema code.',
    { path: '^(apps/web/src|packages/ui)/', pathNot: TEST },
    { path: '(^|/)node_modules/zod/', dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'web-without-server-parts',
    'What runs on the phone imports nothing of Node.',
    { path: '^(apps/web/src|packages/(ui|contract)/src)/', pathNot: TEST },
    { dependencyTypes: ['core'] },
  ),
];

const insideApps: IForbiddenRuleType[] = [
  rule(
    'app-on-top',
    'Domains and platform know nothing of the boot.',
    { path: '^apps/([^/]+)/src/(domains|platform)/', pathNot: TEST },
    { path: '^apps/$1/src/app/' },
  ),
  rule(
    'tests-by-the-testing-door',
    'A test reaches the whole app through app/testing.',
    { path: String.raw`^apps/([^/]+)/src/(domains|platform)/.*\.test\.tsx?$` },
    { path: '^apps/$1/src/app/(?!testing/)' },
  ),
  rule(
    'platform-below-domains',
    'Platform knows no domain.',
    { path: '^apps/[^/]+/src/platform/' },
    { path: '^apps/[^/]+/src/domains/' },
  ),
  rule(
    'through-public',
    'Another domain is entered by its public folder only.',
    { path: '^apps/([^/]+)/src/domains/([^/]+)/' },
    { path: '^apps/$1/src/domains/(?!$2/)[^/]+/(?!public/)' },
  ),
  rule(
    'registries-know-all',
    'Only the registries see inside domains; the rest of the boot takes what is public.',
    { path: '^apps/([^/]+)/src/app/(?!registries/|testing/)', pathNot: TEST },
    { path: '^apps/$1/src/domains/[^/]+/(?!public/)' },
  ),
];

/** A domain imports only from earlier rows; upward or sideways goes by an event. */
function rowRules(order: Order): IForbiddenRuleType[] {
  return domainsOf(order).flatMap((domain) => {
    const allowed = [domain, ...earlierThan(order, domain)].join('|');
    const sentence = `${domain} may import: ${earlierThan(order, domain).join(', ') || 'no other domain'}. Else use an event.`;
    return [
      rule(
        `row-of-${domain}`,
        sentence,
        { path: `^apps/([^/]+)/src/domains/${domain}/` },
        { path: `^apps/$1/src/domains/(?!(${allowed})/)` },
      ),
      rule(
        `contract-row-of-${domain}`,
        sentence,
        { path: `^packages/contract/src/${domain}/` },
        { path: `^packages/contract/src/(?!(${allowed})/)[^/]+/` },
      ),
    ];
  });
}

export function lawFor(order: Order): IForbiddenRuleType[] {
  return [...everywhere, ...betweenPackages, ...insideApps, ...rowRules(order)];
}
