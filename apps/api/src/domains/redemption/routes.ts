// Owns which action answers which endpoint of redemption.
import * as endpoints from '@stagepass/contract/redemption/endpoints.ts';
import { bind, bindData, bindDone } from '#platform/http/bind.ts';
import { bindItem, freeItem, getBinding } from './actions/bind-item.ts';
import { addKey, revokeKey } from './actions/device-keys.ts';
import { lookAtCode } from './actions/look-at-code.ts';
import { makeTypedCode } from './actions/make-typed-code.ts';
import { sendScans } from './actions/send-scans.ts';
import { voidRedemption } from './actions/void-redemption.ts';
import { getPass } from './reads/get-pass.ts';
import { listRedemptions, listScans } from './reads/list-scans.ts';
import { listOwnKeys } from './reads/own-keys.ts';
import { listDoors, readScannerItems, readScannerPasses } from './reads/read-scanner.ts';

export const routes = [
  bindData(endpoints.addDeviceKey, (platform, { actor, body }) => addKey(platform, actor, body)),
  bindData(endpoints.listDeviceKeys, (platform, { actor }) => listOwnKeys(platform, actor)),
  bindDone(endpoints.revokeDeviceKey, (platform, { actor, params }) => revokeKey(platform, actor, params.id)),
  bindData(endpoints.getItemBinding, (platform, { actor, params }) => getBinding(platform, actor, params.id)),
  bindData(endpoints.bindItem, (platform, { actor, params, body }) =>
    bindItem(platform, actor, { ...params, ...body }),
  ),
  bindDone(endpoints.freeItem, (platform, { actor, params }) => freeItem(platform, actor, params.id)),
  bindData(endpoints.makeTypedCode, (platform, { actor, body }) => makeTypedCode(platform, actor, body)),
  bindData(endpoints.getPass, (platform, { actor }) => getPass(platform, actor)),
  bind(endpoints.listRedemptions, (platform, { actor, query }) => listRedemptions(platform, actor, query)),
  bindData(endpoints.lookAtCode, (platform, { actor, body }) => lookAtCode(platform, actor, body)),
  bindData(endpoints.sendScans, (platform, { actor, params, body }) =>
    sendScans(platform, actor, { ...params, ...body }),
  ),
  bind(endpoints.listScans, (platform, { actor, params, query }) =>
    listScans(platform, actor, params.id, query),
  ),
  bindData(endpoints.voidRedemption, (platform, { actor, params, body }) =>
    voidRedemption(platform, actor, { ...params, ...body }),
  ),
  bindData(endpoints.listDoors, (platform, { actor, params }) => listDoors(platform, actor, params.id)),
  bind(endpoints.readScannerItems, (platform, { actor, params, query }) =>
    readScannerItems(platform, actor, params.id, query),
  ),
  bind(endpoints.readScannerPasses, (platform, { actor, params, query }) =>
    readScannerPasses(platform, actor, params.id, query),
  ),
];
