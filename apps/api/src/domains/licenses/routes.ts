// Owns which action answers which endpoint of licenses.
import * as endpoints from '@stagepass/contract/licenses/endpoints.ts';
import { signedIn } from '#platform/http/actor.ts';
import { bind, bindData, bindOnce } from '#platform/http/bind.ts';
import { changeLicense } from './actions/change-license.ts';
import { choosePayer } from './actions/choose-payer.ts';
import { grantLicense } from './actions/grant-license.ts';
import { getLicense, listLicensePayments } from './reads/get-license.ts';
import { listGrantedLicenses } from './reads/list-granted.ts';

export const routes = [
  bindData(endpoints.getLicense, (platform, { actor, params }) =>
    getLicense(platform, signedIn(actor), params.id),
  ),
  bindOnce(
    endpoints.changeLicense,
    (platform, tx, { actor, params, body }) =>
      changeLicense(platform, tx, signedIn(actor), { ...body, club_id: params.id }),
    (platform, clubId, { actor }) => getLicense(platform, signedIn(actor), clubId),
  ),
  bindData(endpoints.setLicensePayFrom, async (platform, { actor, params, body }) => {
    const { db } = platform;
    const clubId = await db.transaction((tx) =>
      choosePayer(platform, tx, signedIn(actor), { ...params, ...body }),
    );
    return getLicense(platform, signedIn(actor), clubId);
  }),
  bind(endpoints.listLicensePayments, (platform, { actor, params, query }) =>
    listLicensePayments(platform, signedIn(actor), { ...params, ...query }),
  ),
  bind(endpoints.listGrantedLicenses, (platform, { query }) => listGrantedLicenses(platform, query.cursor)),
  bindOnce(
    endpoints.grantLicense,
    async (platform, tx, { actor, params, body }) => {
      await grantLicense(platform, tx, signedIn(actor), { ...params, ...body });
      return { done: true as const };
    },
    async (_, data) => data,
  ),
];
