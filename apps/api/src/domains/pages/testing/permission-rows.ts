// Owns who may call the endpoints of partner pages.
import { everybody, operatorOnly, type RowsOf } from '#app/testing/role-row.ts';

const page = {
  title: 'A page',
  tagline: '',
  hue: 10,
  hero_url: null,
  text: '',
  facts: [],
  featured_club_ids: [],
  campaign_id: null,
  button: null,
};

export const pageRows = {
  getPage: { given: () => ({ params: { slug: 'nowhere' } }), cells: everybody('pages.not-found') },
  listPages: { given: () => ({}), cells: operatorOnly },
  setPage: { given: () => ({ params: { slug: 'somewhere' }, body: page }), cells: operatorOnly },
} satisfies RowsOf<'pages'>;
