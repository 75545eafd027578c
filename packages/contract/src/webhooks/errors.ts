// Owns the expected failures of webhooks.
import { errorCode } from '../endpoint.ts';

export const webhookNotFound = errorCode(
  'webhooks.not-found',
  404,
  'This webhook doesn’t exist or was deleted.',
);
export const deliveryNotFound = errorCode(
  'webhooks.delivery-not-found',
  404,
  'This delivery is no longer in the log.',
);
export const addressNotPublic = errorCode(
  'webhooks.address-not-public',
  422,
  'This address can’t be used. It must start with https:// and be reachable on the public internet.',
);
export const webhooksFull = errorCode(
  'webhooks.full',
  409,
  'Your club has 10 webhooks. Delete one to add another.',
);
export const webhookOff = errorCode('webhooks.off', 409, 'This webhook is off. Turn it on first.');
