// Owns which read answers which endpoint of fronts.
import * as endpoints from '@stagepass/contract/fronts/endpoints.ts';
import { signedIn } from '#platform/http/actor.ts';
import { bindData, type Route } from '#platform/http/bind.ts';
import { setFeaturedClubs } from './public/feature-club.ts';
import { getDiscover } from './reads/get-discover.ts';
import { getToday } from './reads/get-today.ts';
import { listFeatured } from './reads/list-featured.ts';
import { listPageClubs } from './reads/list-page-clubs.ts';
import { listSuggestedClubs } from './reads/list-suggested-clubs.ts';

export const routes: readonly Route[] = [
  bindData(endpoints.getDiscover, (platform, { query }) => getDiscover(platform, query.category)),
  bindData(endpoints.listSuggestedClubs, (platform, { actor }) => listSuggestedClubs(platform, actor)),
  bindData(endpoints.listPageClubs, (platform, { params }) => listPageClubs(platform, params.slug)),
  bindData(endpoints.listFeaturedClubs, (platform) => listFeatured(platform)),
  bindData(endpoints.setFeaturedClubs, async (platform, { actor, body }) => {
    await setFeaturedClubs(platform, signedIn(actor).user_id, body.club_ids);
    return listFeatured(platform);
  }),
  bindData(endpoints.getToday, (platform, { actor }) => getToday(platform, actor)),
];
