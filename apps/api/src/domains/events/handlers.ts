// Owns what events do when copies move: a ticket that reaches somebody after its event was cancelled is paid back like the others.
import { itemMoved, itemsIssued } from '@stagepass/contract/items/events.ts';
import { onEvent } from '#platform/domain.ts';
import { reopenPaidBack } from './refunds.store.ts';

export const handlers = [
  onEvent('events.ticket-moved', itemMoved, async (_platform, tx, { design_id, to_user_id }) => {
    if (to_user_id !== null) await reopenPaidBack(tx, [design_id]);
  }),
  onEvent('events.ticket-made', itemsIssued, async (_platform, tx, { copies }) =>
    reopenPaidBack(tx, [...new Set(copies.map(({ design_id }) => design_id))]),
  ),
];
