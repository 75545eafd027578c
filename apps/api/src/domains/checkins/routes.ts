// Owns which action answers which endpoint of check-ins.
import * as endpoints from '@stagepass/contract/checkins/endpoints.ts';
import { bindData } from '#platform/http/bind.ts';
import { checkIn } from './actions/check-in.ts';
import { repairCheckin } from './actions/repair-checkin.ts';
import { getCheckins } from './reads/get-checkins.ts';

export const routes = [
  bindData(endpoints.getCheckins, (platform, { actor, params, query }) =>
    getCheckins(platform, actor, params.id, query.month),
  ),
  bindData(endpoints.checkIn, (platform, { actor, params, body }) =>
    checkIn(platform, actor, params.id, body.offline),
  ),
  bindData(endpoints.repairCheckin, (platform, { actor, params }) =>
    repairCheckin(platform, actor, params.id),
  ),
];
