// Owns which action answers which endpoint of insights.
import * as endpoints from '@stagepass/contract/insights/endpoints.ts';
import { signedIn } from '#platform/http/actor.ts';
import { bindData, bindDownload } from '#platform/http/bind.ts';
import { exportInsights } from './reads/export-insights.ts';
import { readDesk } from './reads/read-desk.ts';
import { readInsights } from './reads/read-insights.ts';

export const routes = [
  bindData(endpoints.getClubInsights, (platform, { actor, params, query }) =>
    readInsights(platform, signedIn(actor), { club: params.id, range: query.range }),
  ),
  bindDownload(endpoints.exportClubInsights, (platform, { actor, params, query }) =>
    exportInsights(platform, signedIn(actor), { club: params.id, range: query.range }),
  ),
  bindData(endpoints.getCreatorDesk, (platform, { actor }) => readDesk(platform, signedIn(actor))),
];
