// Tidy rules about mechanisms that exist once: who may write them by hand, whose query keys a domain may name, and to whose
// events it may listen.
import { earlierThan, type Order } from '../order.ts';
import { type Finding, isTest, type SourceFile } from './tree.ts';

interface Mechanism {
  readonly byHand: RegExp;
  readonly home: string;
  readonly instead: string;
  /** Where the rule holds. */
  readonly within: string;
}

const MECHANISMS: readonly Mechanism[] = [
  {
    byHand: /\buseInfiniteQuery\b/,
    home: 'apps/web/src/platform/query/use-pages.ts',
    instead: 'reads pages by hand: use usePages',
    within: 'apps/web/src/',
  },
  {
    byHand: /\bonMutate\b/,
    home: 'apps/web/src/platform/query/optimistic.ts',
    instead: 'shows a change ahead by hand: use useOptimistic',
    within: 'apps/web/src/',
  },
  {
    byHand: /\blazy\(/,
    home: 'apps/web/src/platform/late/late-part.tsx',
    instead: 'loads a part late by hand: use latePart',
    within: 'apps/web/src/',
  },
  {
    byHand: /\bnext_cursor:[^,\n]*\.length\b|\blimit:[^,\n]*\+ 1\b/,
    home: 'apps/api/src/platform/paging/keyset.ts',
    instead: 'pages a list by hand: use keyset',
    within: 'apps/api/src/domains/',
  },
  {
    // Addresses in answers are relative to the API: as they are, they show a broken picture.
    byHand: /\bsrc=\{[^}(]*_url\b/,
    home: 'apps/web/src/platform/api/picture-address.ts',
    instead: 'shows an address of an answer as it is: use pictureAddress',
    within: 'apps/web/src/',
  },
];

export function madeByHand(files: readonly SourceFile[]): Finding[] {
  return MECHANISMS.flatMap(({ byHand, home, instead, within }) =>
    files
      .filter((file) => file.path.startsWith(within) && file.path !== home && !isTest(file.path))
      .filter((file) => /\.tsx?$/.test(file.path) && byHand.test(file.text))
      .map((file) => ({ path: file.path, problem: instead })),
  );
}

/** A key begins with the noun of the folder that it stands in: others call the function that the owner exports. */
export function foreignKeys(files: readonly SourceFile[], domains: readonly string[]): Finding[] {
  return files
    .filter((file) => /\.tsx?$/.test(file.path) && !isTest(file.path))
    .flatMap((file) => {
      const own = /^apps\/web\/src\/domains\/([^/]+)\//.exec(file.path)?.[1];
      if (own === undefined) return [];
      const named = [
        ...file.text.matchAll(/\b(?:queryKey|key|invalidation)(?::\s*\[|\()\s*'([^']+)'/g),
        ...[...file.text.matchAll(/(?<![\w\])>])\[\s*'([^']+)'\s*[,\]]/g)].filter(([, noun]) =>
          domains.includes(noun ?? ''),
        ),
      ].map(([, noun = '']) => noun);
      return [...new Set(named)]
        .filter((noun) => noun !== own)
        .map((noun) => ({
          path: file.path,
          problem: `names '${noun}' in a query key: it belongs to ${own}`,
        }));
    });
}

/** A domain on the phone listens to its own events and to those of earlier rows: what a later one says is for that one to act upon. */
export function laterEvents(files: readonly SourceFile[], order: Order): Finding[] {
  const owners = new Map(
    files.flatMap(({ path, text }) => {
      const noun = /^packages\/contract\/src\/([^/]+)\/realtime\.ts$/.exec(path)?.[1];
      if (noun === undefined) return [];
      return [...text.matchAll(/^ {2}(\w+): /gm)].map(([, event = '']) => [event, noun] as const);
    }),
  );
  return files.flatMap(({ path, text }) => {
    const own = /^apps\/web\/src\/domains\/([^/]+)\//.exec(path)?.[1];
    if (own === undefined || isTest(path)) return [];
    const allowed = [own, ...earlierThan(order, own)];
    const heard = [...text.matchAll(/\b(?:useRealtime|reactsTo)(?:<[^(]*>)?\(\s*(?:\[([^\]]*)\]|'(\w+)')/g)];
    return heard
      .flatMap(([, list = '', one]) => one ?? [...list.matchAll(/'(\w+)'/g)].map(([, event = '']) => event))
      .filter((event) => !allowed.includes(owners.get(event) ?? own))
      .map((event) => ({
        path,
        problem: `listens to ${event}, which belongs to ${owners.get(event)}: react there`,
      }));
  });
}
