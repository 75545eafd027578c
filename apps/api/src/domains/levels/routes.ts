// Owns which action answers which endpoint of levels.
import { getClubStanding as getClubStandingEndpoint } from '@stagepass/contract/levels/endpoints.ts';
import { bindData } from '#platform/http/bind.ts';
import { getClubStanding } from './reads/get-standing.ts';

export const routes = [
  bindData(getClubStandingEndpoint, (platform, { actor, params }) =>
    getClubStanding(platform, actor, params.id),
  ),
];
