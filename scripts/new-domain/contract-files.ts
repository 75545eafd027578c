// The contract of a new domain: one shape, a list that is paged by key, one entry, its failure, and their test.
import type { Names } from './names.ts';

export function contractFiles({ noun, identifier, type }: Names): Record<string, string> {
  const folder = `packages/contract/src/${noun}`;
  return {
    [`${folder}/shapes.ts`]: `// Owns the shapes of ${noun} that both sides say.
import { z } from 'zod';
import { id, time } from '../shapes.ts';

export const ${identifier}Entry = z.object({ id, title: z.string(), created_at: time });
export type ${type}Entry = z.infer<typeof ${identifier}Entry>;
`,
    [`${folder}/errors.ts`]: `// Owns the expected failures of ${noun}.
import { errorCode } from '../endpoint.ts';

export const ${identifier}EntryNotFound = errorCode('${noun}.not-found', 404, 'There is no such entry.');
`,
    [`${folder}/endpoints.ts`]: `// Owns the endpoints of ${noun}.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { answer, cursor, idOr, page } from '../shapes.ts';
import { ${identifier}EntryNotFound } from './errors.ts';
import { ${identifier}Entry } from './shapes.ts';

export const list${type} = endpoint({
  method: 'GET',
  path: '/${noun}',
  summary: 'All of ${noun}, newest first.',
  who: 'visitor',
  query: z.strictObject({ cursor, limit: z.coerce.number().int().min(1).max(50).default(24) }),
  answer: page(${identifier}Entry),
  errors: [],
});

export const get${type}Entry = endpoint({
  method: 'GET',
  path: '/${noun}/:id',
  summary: 'One entry of ${noun}.',
  who: 'visitor',
  params: z.strictObject({ id: idOr(${identifier}EntryNotFound) }),
  answer: answer(${identifier}Entry),
  errors: [${identifier}EntryNotFound],
});
`,
    [`${folder}/endpoints.test.ts`]: `// Tests what the endpoints of ${noun} take: pages of a bounded length, and ids of ours.
import { expect, test } from 'vitest';
import { get${type}Entry, list${type} } from './endpoints.ts';

test.each([
  [{}, true],
  [{ limit: '50' }, true],
  [{ limit: '51' }, false],
  [{ limit: '0' }, false],
])('a list asked for with %o is taken: %s', (query, taken) => {
  expect(list${type}.query.safeParse(query).success).toBe(taken);
});

test('a malformed id is answered as one that is not there', () => {
  const { error } = get${type}Entry.params.safeParse({ id: 'no id of ours' });
  expect(error?.issues).toMatchObject([{ params: { not_found: { code: '${noun}.not-found', status: 404 } } }]);
});
`,
  };
}
