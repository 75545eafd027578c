// Owns the endpoints of search.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { answer, cursor } from '../shapes.ts';
import { searchGroup, searchKind, searchText } from './shapes.ts';

export const searchEverything = endpoint({
  method: 'GET',
  path: '/search',
  summary:
    'Finds clubs, live auctions, items, people and posts as somebody types: a few of each kind, or with `kind` a page of one. Forgives typing errors.',
  who: 'visitor',
  rates: [{ by: 'user', limit: 300, window_s: 60 }],
  query: z.strictObject({ q: searchText, kind: searchKind.optional(), cursor }),
  answer: answer(z.object({ groups: z.array(searchGroup) })),
  errors: [],
});
