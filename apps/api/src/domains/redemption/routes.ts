// Owns which action answers which endpoint of redemption.
import * as endpoints from '@stagepass/contract/redemption/endpoints.ts';
import { bind } from '#platform/http/bind.ts';
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

const done = { data: { done: true as const } };

export const routes = [
  bind(endpoints.addDeviceKey, async (platform, { actor, body }) => ({
    data: await addKey(platform, actor, body),
  })),
  bind(endpoints.listDeviceKeys, async (platform, { actor }) => ({
    data: await listOwnKeys(platform, actor),
  })),
  bind(endpoints.revokeDeviceKey, async (platform, { actor, params }) => {
    await revokeKey(platform, actor, params.id);
    return done;
  }),
  bind(endpoints.getItemBinding, async (platform, { actor, params }) => ({
    data: await getBinding(platform, actor, params.id),
  })),
  bind(endpoints.bindItem, async (platform, { actor, params, body }) => ({
    data: await bindItem(platform, actor, { ...params, ...body }),
  })),
  bind(endpoints.freeItem, async (platform, { actor, params }) => {
    await freeItem(platform, actor, params.id);
    return done;
  }),
  bind(endpoints.makeTypedCode, async (platform, { actor, body }) => ({
    data: await makeTypedCode(platform, actor, body),
  })),
  bind(endpoints.getPass, async (platform, { actor }) => ({ data: await getPass(platform, actor) })),
  bind(endpoints.listRedemptions, (platform, { actor, query }) => listRedemptions(platform, actor, query)),
  bind(endpoints.lookAtCode, async (platform, { actor, body }) => ({
    data: await lookAtCode(platform, actor, body),
  })),
  bind(endpoints.sendScans, async (platform, { actor, params, body }) => ({
    data: await sendScans(platform, actor, { ...params, ...body }),
  })),
  bind(endpoints.listScans, (platform, { actor, params, query }) =>
    listScans(platform, actor, params.id, query),
  ),
  bind(endpoints.voidRedemption, async (platform, { actor, params, body }) => ({
    data: await voidRedemption(platform, actor, { ...params, ...body }),
  })),
  bind(endpoints.listDoors, async (platform, { actor, params }) => ({
    data: await listDoors(platform, actor, params.id),
  })),
  bind(endpoints.readScannerItems, (platform, { actor, params, query }) =>
    readScannerItems(platform, actor, params.id, query),
  ),
  bind(endpoints.readScannerPasses, (platform, { actor, params, query }) =>
    readScannerPasses(platform, actor, params.id, query),
  ),
];
