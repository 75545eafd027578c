// Owns the expected failures of stations.
import { errorCode } from '../endpoint.ts';

export const stationNotFound = errorCode('stations.not-found', 404, 'This station doesn’t exist anymore.');
/** Details: `{problems}`. */
export const stationNotReady = errorCode(
  'stations.not-ready',
  422,
  'This station can’t open yet. Check what is missing.',
);
export const stationWrongState = errorCode(
  'stations.wrong-state',
  409,
  'The station changed on another device. Reload and try again.',
);
/** Details: `{fields}`. */
export const stationRunning = errorCode(
  'stations.running',
  409,
  'Fans can claim here now, so only the words can be changed. Close the station to change the rest.',
);
/** Details: `{fields}`. */
export const stationThingGiven = errorCode(
  'stations.thing-given',
  409,
  'Fans have claimed here already, so the station keeps handing out the same thing. Make a new station for another one.',
);
export const stationOrderNotRight = errorCode(
  'stations.order-not-right',
  409,
  'The list was changed on another device. Reload, then reorder.',
);
export const thingNotFound = errorCode(
  'stations.thing-not-found',
  404,
  'What this station hands out doesn’t exist anymore. Choose another badge, tier or item.',
);
/** Details: `{missing}`. */
export const stationLocked = errorCode(
  'stations.locked',
  409,
  'Something is still missing before you can claim this. You haven’t been charged.',
);
export const stationGone = errorCode(
  'stations.gone',
  409,
  'There is nothing left to claim here. You haven’t been charged.',
);
export const alreadyClaimed = errorCode(
  'stations.already-claimed',
  409,
  'You’ve claimed this already. You haven’t been charged again.',
);
/** Details: `{tier}`, the one that they have. */
export const tierHeld = errorCode(
  'stations.tier-held',
  409,
  'You already have this tier or a higher one in this club. You haven’t been charged.',
);
/** Details: `{price_cents}`. */
export const stationPriceChanged = errorCode(
  'stations.price-changed',
  409,
  'The price has changed. You haven’t been charged. Check the new price first.',
);
export const phoneUsed = errorCode(
  'stations.phone-used',
  409,
  'Another account has claimed this on this phone. Free items and tiers go to one person per phone.',
);
/** Details: `{from}`. */
export const accountTooNew = errorCode(
  'stations.account-too-new',
  409,
  'New accounts can claim free things after their first day. Come back then.',
);
