// Owns which action answers which endpoint of partner pages.
import * as endpoints from '@stagepass/contract/pages/endpoints.ts';
import { signedIn } from '#platform/http/actor.ts';
import { bind } from '#platform/http/bind.ts';
import { setPage } from './public/set-page.ts';
import { getPage } from './reads/get-page.ts';

export const routes = [
  bind(endpoints.getPage, async (platform, { params }) => ({ data: await getPage(platform, params.slug) })),
  bind(endpoints.setPage, async (platform, { actor, params, body }) => ({
    data: await setPage(platform, {
      slug: params.slug,
      content: body,
      user_id: signedIn(actor).user_id,
    }),
  })),
];
