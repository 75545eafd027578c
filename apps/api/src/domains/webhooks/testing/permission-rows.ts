// Owns who may call the endpoints of webhooks.
import { type Cells, type RowsOf, signedInOnly, staffOnly, verifiedOnly } from '#app/testing/role-row.ts';
import { putDelivery, putWebhook } from './put-webhooks.ts';

const hidden = (cells: Cells): Cells => ({ ...cells, banned: 'clubs.not-found' });
const reading = { cells: staffOnly(signedInOnly()), in_private: hidden(staffOnly(signedInOnly())) };
const writing = { cells: staffOnly(verifiedOnly()), in_private: hidden(staffOnly(verifiedOnly())) };
/** Needs no look-up of a name. */
const url = 'https://93.184.215.14/hook';

export const webhooksRows = {
  listWebhooks: { given: ({ club }) => ({ params: { id: club.id } }), ...reading },
  createWebhook: {
    given: ({ club }) => ({ params: { id: club.id }, body: { url, kinds: ['member.joined'] } }),
    ...writing,
  },
  getWebhook: { given: async (stage) => ({ params: { id: await putWebhook(stage) } }), ...reading },
  changeWebhook: {
    given: async (stage) => ({ params: { id: await putWebhook(stage) }, body: { on: false } }),
    ...writing,
  },
  deleteWebhook: { given: async (stage) => ({ params: { id: await putWebhook(stage) } }), ...writing },
  testWebhook: { given: async (stage) => ({ params: { id: await putWebhook(stage) } }), ...writing },
  listDeliveries: { given: async (stage) => ({ params: { id: await putWebhook(stage) } }), ...reading },
  redeliver: { given: async (stage) => ({ params: { id: await putDelivery(stage) } }), ...writing },
} satisfies RowsOf<'webhooks'>;
