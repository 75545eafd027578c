// Owns which action answers which endpoint of partner pages.
import * as endpoints from '@stagepass/contract/pages/endpoints.ts';
import { signedIn } from '#platform/http/actor.ts';
import { bindData } from '#platform/http/bind.ts';
import { setPage } from './public/set-page.ts';
import { getPage, listPartnerPages } from './reads/get-page.ts';

export const routes = [
  bindData(endpoints.getPage, (platform, { params }) => getPage(platform, params.slug)),
  bindData(endpoints.listPages, (platform) => listPartnerPages(platform)),
  bindData(endpoints.setPage, (platform, { actor, params, body }) =>
    setPage(platform, {
      slug: params.slug,
      content: body,
      user_id: signedIn(actor).user_id,
    }),
  ),
];
