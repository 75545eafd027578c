// Owns which action answers which endpoint of the operator area.

import { assert } from '@stagepass/base/assert.ts';
import * as endpoints from '@stagepass/contract/operations/endpoints.ts';
import * as site from '@stagepass/contract/operations/site-endpoints.ts';
import { signedIn } from '#platform/http/actor.ts';
import { bind, bindData, bindDone, type Route } from '#platform/http/bind.ts';
import { announce, removeAnnouncement } from './actions/announce.ts';
import { retryParked } from './actions/retry-parked.ts';
import { setFeature } from './actions/set-feature.ts';
import { startAudit } from './actions/start-audit.ts';
import { suspendClub, suspendPerson } from './actions/suspend.ts';
import { getHealth } from './reads/get-health.ts';
import { getOverview } from './reads/get-overview.ts';
import { getClub, getPerson, listClubs, listPeople } from './reads/list-operated.ts';
import {
  listAllAnnouncements,
  listAudits,
  listCurrentAnnouncements,
  listParkedWork,
  listSwitches,
} from './reads/list-site.ts';

export const routes: readonly Route[] = [
  bindData(endpoints.getOverview, (platform) => getOverview(platform)),
  bind(endpoints.listPeople, (platform, { query }) => listPeople(platform, query)),
  bindData(endpoints.suspendPerson, async (platform, { actor, params, body }) => {
    await suspendPerson(platform, signedIn(actor), { ...params, ...body });
    return getPerson(platform, params.id);
  }),
  bind(endpoints.listOperatedClubs, (platform, { query }) => listClubs(platform, query)),
  bindData(endpoints.suspendClub, async (platform, { actor, params, body }) => {
    await suspendClub(platform, signedIn(actor), { ...params, ...body });
    return getClub(platform, params.id);
  }),
  bindData(endpoints.listParkedWork, (platform) => listParkedWork(platform)),
  bindData(endpoints.retryParkedWork, async (platform, { actor, body }) => ({
    retried: await retryParked(platform, signedIn(actor), body.id),
  })),
  bindData(endpoints.getSiteHealth, (platform) => getHealth(platform)),
  bind(endpoints.listAuditRuns, (platform, { query }) => listAudits(platform, query.cursor)),
  bindDone(endpoints.startAudit, (platform, { actor }) => startAudit(platform, signedIn(actor))),

  bindData(site.listFeatures, (platform) => listSwitches(platform)),
  bindData(site.setFeature, async (platform, { actor, params, body }) => {
    await setFeature(platform, signedIn(actor), { ...params, ...body });
    const found = (await listSwitches(platform)).find(({ feature }) => feature === params.feature);
    assert(found !== undefined, 'every feature is listed');
    return found;
  }),
  bind(site.listAnnouncements, (platform, { query }) => listAllAnnouncements(platform, query.cursor)),
  bindData(site.announce, (platform, { actor, body }) => announce(platform, signedIn(actor), body)),
  bindDone(site.removeAnnouncement, (platform, { actor, params }) =>
    removeAnnouncement(platform, signedIn(actor), params.id),
  ),
  bindData(site.listCurrentAnnouncements, (platform) => listCurrentAnnouncements(platform)),
];
