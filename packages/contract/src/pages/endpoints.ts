// Owns the endpoints of partner pages.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { answer } from '../shapes.ts';
import { pageNotFound } from './errors.ts';
import { pageContent, pageSlug, partnerPage } from './shapes.ts';

export const getPage = endpoint({
  method: 'GET',
  path: '/pages/:slug',
  summary: 'A partner page by its slug, without regard to case.',
  who: 'visitor',
  params: z.strictObject({ slug: pageSlug }),
  answer: answer(partnerPage),
  errors: [pageNotFound],
});

export const setPage = endpoint({
  method: 'PUT',
  path: '/pages/:slug',
  summary: 'Writes a partner page.',
  who: 'operator',
  rates: [{ by: 'user', limit: 300, window_s: 3600 }],
  params: z.strictObject({ slug: pageSlug }),
  body: pageContent,
  answer: answer(partnerPage),
  errors: [],
});

export const listPages = endpoint({
  method: 'GET',
  path: '/operator/pages',
  summary: 'All partner pages, by slug. At most 200.',
  who: 'operator',
  answer: answer(z.array(partnerPage)),
  errors: [],
});
