// Owns which action answers which endpoint of levels.
import { getClubStanding as getClubStandingEndpoint } from '@stagepass/contract/levels/endpoints.ts';
import { bind } from '#platform/http/bind.ts';
import { getClubStanding } from './reads/get-standing.ts';

export const routes = [
  bind(getClubStandingEndpoint, async (platform, { actor, params }) => ({
    data: await getClubStanding(platform, actor, params.id),
  })),
];
