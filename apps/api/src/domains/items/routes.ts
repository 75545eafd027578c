// Owns which action answers which endpoint of items.
import * as managing from '@stagepass/contract/items/design-endpoints.ts';
import * as endpoints from '@stagepass/contract/items/endpoints.ts';
import { bind, bindData, bindDone, bindOnce } from '#platform/http/bind.ts';
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
import { getDesignPlaces } from './reads/get-places.ts';
import { getDesign, listDesigns, listHolders } from './reads/list-designs.ts';
import { getGrant, listGrants } from './reads/list-grants.ts';
import { countInventory, listCollection, listInventory } from './reads/list-inventory.ts';
import { listGrantReceivers } from './reads/list-receivers.ts';

export const routes = [
  bind(endpoints.listInventory, (platform, { actor, query }) => listInventory(platform, actor, query)),
  bindData(endpoints.countInventory, (platform, { actor }) => countInventory(platform, actor)),
  bindData(endpoints.getItem, (platform, { actor, params }) => getItem(platform, actor, params.id)),
  bind(endpoints.listProvenance, (platform, { actor, params, query }) =>
    listProvenance(platform, actor, params.id, query.cursor),
  ),
  bind(endpoints.listCollection, (platform, { actor, params, query }) =>
    listCollection(platform, actor, params.id, query),
  ),
  bindData(endpoints.useItem, (platform, { actor, params, body }) =>
    useItem(platform, actor, { ...params, ...body }),
  ),
  bindOnce(
    endpoints.giftItem,
    (platform, tx, { actor, params, body }) => giftItem(platform, tx, actor, { ...params, ...body }),
    async (_, data) => data,
  ),
  bindOnce(
    endpoints.burnItem,
    (platform, tx, { actor, params }) => burnItem(platform, tx, actor, params.id),
    async () => ({ done: true as const }),
  ),
  bindData(endpoints.getItemDesign, (platform, { actor, params }) => getDesign(platform, actor, params.id)),
  bind(endpoints.listItemDesigns, (platform, { actor, params, query }) =>
    listDesigns(platform, actor, params.id, query),
  ),
  bindData(managing.createItemDesign, async (platform, { actor, params, body }) =>
    getDesign(platform, actor, await createDesign(platform, actor, params.id, body)),
  ),
  bindData(managing.updateItemDesign, async (platform, { actor, params, body }) => {
    await changeDesign(platform, actor, params.id, body);
    return getDesign(platform, actor, params.id);
  }),
  bindData(managing.publishItemDesign, async (platform, { actor, params }) => {
    await publishDesign(platform, actor, params.id);
    return getDesign(platform, actor, params.id);
  }),
  bindData(managing.getDesignPlaces, (platform, { actor, params }) =>
    getDesignPlaces(platform, actor, params.id),
  ),
  bindData(managing.retireItemDesign, async (platform, { actor, params }) => {
    await retireDesign(platform, actor, params.id);
    return getDesign(platform, actor, params.id);
  }),
  bindDone(managing.removeItemDesign, (platform, { actor, params }) =>
    removeDesign(platform, actor, params.id),
  ),
  bind(managing.listHolders, (platform, { actor, params, query }) =>
    listHolders(platform, actor, params.id, query),
  ),
  bind(managing.listGrantReceivers, (platform, { actor, params, query }) =>
    listGrantReceivers(platform, actor, params.id, query),
  ),
  bindOnce(
    managing.grantItems,
    (platform, tx, { actor, params, body }) => grantItems(platform, tx, actor, { ...params, wanted: body }),
    (platform, id, { actor }) => getGrant(platform, actor, id),
  ),
  bind(managing.listGrants, (platform, { actor, params, query }) =>
    listGrants(platform, actor, params.id, query.cursor),
  ),
  bindData(managing.getGrant, (platform, { actor, params }) => getGrant(platform, actor, params.id)),
];
