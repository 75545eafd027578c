// Owns who may call the endpoints of orders.
import { staff } from '#app/testing/club-cells.ts';
import { putOrder } from '#app/testing/orders.ts';
import { everybody, type RowsOf, signedInOnly } from '#app/testing/role-row.ts';
import type { Stage } from '#app/testing/world.ts';

const ofClub = ({ club }: Stage) => ({ params: { id: club.id } });
/** Somebody else's, of a price that an admin may refund. */
const order = async (stage: Stage) => ({ params: { id: (await putOrder(stage)).order_id } });

const seen = {
  ...everybody('orders.not-found'),
  visitor: 'not-signed-in',
  suspended: 'account-suspended',
  admin: 'ok',
  seller: 'ok',
  owner: 'ok',
};

export const orderRows = {
  listOwnOrders: { given: () => ({}), cells: signedInOnly() },
  exportOwnOrders: { given: () => ({}), cells: signedInOnly() },
  listClubOrders: { given: ofClub, ...staff },
  exportClubOrders: { given: ofClub, ...staff },
  getOrderSummary: { given: ofClub, ...staff },
  getOrder: { given: order, cells: seen },
  refundOrder: {
    given: async (stage) => ({ ...(await order(stage)), body: { reason: 'The mug broke' } }),
    cells: { ...seen, unverified: 'email-not-verified' },
  },
} satisfies RowsOf<'orders'>;
