// Owns which action answers which endpoint of items.
import * as managing from '@stagepass/contract/items/design-endpoints.ts';
import * as endpoints from '@stagepass/contract/items/endpoints.ts';
import { bind } from '#platform/http/bind.ts';
import { idempotentCall } from '#platform/idempotency/idempotent-call.ts';
import { burnItem } from './actions/burn-item.ts';
import {
  changeDesign,
  createDesign,
  publishDesign,
  removeDesign,
  retireDesign,
} from './actions/edit-design.ts';
import { giftItem } from './actions/gift-item.ts';
import { grantItems } from './actions/grant-items.ts';
import { useItem } from './actions/use-item.ts';
import { getItem, listProvenance } from './reads/get-item.ts';
import { getDesign, listDesigns, listHolders } from './reads/list-designs.ts';
import { getGrant, listGrants } from './reads/list-grants.ts';
import { countInventory, listCollection, listInventory } from './reads/list-inventory.ts';

const done = { data: { done: true as const } };

export const routes = [
  bind(endpoints.listInventory, (platform, { actor, query }) => listInventory(platform, actor, query)),
  bind(endpoints.countInventory, async (platform, { actor }) => ({
    data: await countInventory(platform, actor),
  })),
  bind(endpoints.getItem, async (platform, { actor, params }) => ({
    data: await getItem(platform, actor, params.id),
  })),
  bind(endpoints.listProvenance, (platform, { actor, params, query }) =>
    listProvenance(platform, actor, params.id, query.cursor),
  ),
  bind(endpoints.listCollection, (platform, { actor, params, query }) =>
    listCollection(platform, actor, params.id, query),
  ),
  bind(endpoints.useItem, async (platform, { actor, params, body }) => ({
    data: await useItem(platform, actor, { ...params, ...body }),
  })),
  bind(endpoints.giftItem, async (platform, call) => {
    const key = idempotentCall(endpoints.giftItem, call);
    return { data: await giftItem(platform, call.actor, { ...call.params, ...call.body }, key) };
  }),
  bind(endpoints.burnItem, async (platform, call) => {
    await burnItem(platform, call.actor, call.params.id, idempotentCall(endpoints.burnItem, call));
    return done;
  }),
  bind(endpoints.getItemDesign, async (platform, { actor, params }) => ({
    data: await getDesign(platform, actor, params.id),
  })),
  bind(endpoints.listItemDesigns, (platform, { actor, params, query }) =>
    listDesigns(platform, actor, params.id, query),
  ),
  bind(managing.createItemDesign, async (platform, { actor, params, body }) => ({
    data: await getDesign(platform, actor, await createDesign(platform, actor, params.id, body)),
  })),
  bind(managing.updateItemDesign, async (platform, { actor, params, body }) => {
    await changeDesign(platform, actor, params.id, body);
    return { data: await getDesign(platform, actor, params.id) };
  }),
  bind(managing.publishItemDesign, async (platform, { actor, params }) => {
    await publishDesign(platform, actor, params.id);
    return { data: await getDesign(platform, actor, params.id) };
  }),
  bind(managing.retireItemDesign, async (platform, { actor, params }) => {
    await retireDesign(platform, actor, params.id);
    return { data: await getDesign(platform, actor, params.id) };
  }),
  bind(managing.removeItemDesign, async (platform, { actor, params }) => {
    await removeDesign(platform, actor, params.id);
    return done;
  }),
  bind(managing.listHolders, (platform, { actor, params, query }) =>
    listHolders(platform, actor, params.id, query),
  ),
  bind(managing.grantItems, async (platform, call) => {
    const key = idempotentCall(managing.grantItems, call);
    const id = await grantItems(platform, call.actor, { id: call.params.id, wanted: call.body }, key);
    return { data: await getGrant(platform, call.actor, id) };
  }),
  bind(managing.listGrants, (platform, { actor, params, query }) =>
    listGrants(platform, actor, params.id, query.cursor),
  ),
  bind(managing.getGrant, async (platform, { actor, params }) => ({
    data: await getGrant(platform, actor, params.id),
  })),
];
