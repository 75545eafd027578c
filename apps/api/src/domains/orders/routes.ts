// Owns which action answers which endpoint of orders.
import * as endpoints from '@stagepass/contract/orders/endpoints.ts';
import { signedIn } from '#platform/http/actor.ts';
import { bind, bindData, bindDownload, bindOnce } from '#platform/http/bind.ts';
import { refundOrder } from './actions/refund-order.ts';
import { getOrder } from './reads/get-order.ts';
import {
  exportClubOrders,
  exportOwnOrders,
  getOrderSummary,
  listClubOrders,
  listOwnOrders,
} from './reads/list-orders.ts';

export const routes = [
  bind(endpoints.listOwnOrders, (platform, { actor, query }) =>
    listOwnOrders(platform, signedIn(actor), query),
  ),
  bindDownload(endpoints.exportOwnOrders, async (platform, { actor, query }) =>
    exportOwnOrders(platform, signedIn(actor), query),
  ),
  bind(endpoints.listClubOrders, (platform, { actor, params, query }) =>
    listClubOrders(platform, signedIn(actor), { ...query, club: params.id }),
  ),
  bindDownload(endpoints.exportClubOrders, (platform, { actor, params, query }) =>
    exportClubOrders(platform, signedIn(actor), { ...query, club: params.id }),
  ),
  bindData(endpoints.getOrderSummary, (platform, { actor, params, query }) =>
    getOrderSummary(platform, signedIn(actor), { ...query, club: params.id }),
  ),
  bindData(endpoints.getOrder, (platform, { actor, params }) =>
    getOrder(platform, signedIn(actor), params.id),
  ),
  bindOnce(
    endpoints.refundOrder,
    (platform, tx, { actor, params, body }) =>
      refundOrder(platform, tx, signedIn(actor), { order_id: params.id, reason: body.reason }),
    (platform, id, { actor }) => getOrder(platform, signedIn(actor), id),
  ),
];
