// Owns the expected failures of events.
import { errorCode } from '../endpoint.ts';

export const eventNotFound = errorCode(
  'events.not-found',
  404,
  'This event doesn’t exist, or you can’t see it.',
);
export const eventNotRight = errorCode(
  'events.not-right',
  422,
  'Check the event’s times and place. Nothing was saved.',
);
export const eventFixed = errorCode(
  'events.fixed',
  409,
  'This event is over or canceled, so it can’t be changed. Nothing was saved.',
);
export const alreadyPublished = errorCode(
  'events.already-published',
  409,
  'This event is published already.',
);
export const notPublished = errorCode('events.not-published', 409, 'This event isn’t published yet.');
export const eventOver = errorCode('events.over', 409, 'This event is over.');
export const eventCancelled = errorCode('events.cancelled', 409, 'This event was canceled.');
export const eventFull = errorCode('events.full', 409, 'This event is full. You weren’t signed up.');
export const needsTicket = errorCode('events.needs-ticket', 409, 'You need a ticket for this event.');
export const capacityTooSmall = errorCode(
  'events.capacity-too-small',
  409,
  'More people than that have signed up already. Nothing was saved.',
);
export const ticketNotRight = errorCode(
  'events.ticket-not-right',
  409,
  'Only this club’s own tickets that belong to no other event can be added. Nothing was saved.',
);
export const ticketHeld = errorCode(
  'events.ticket-held',
  409,
  'Fans hold this ticket, so it stays with the event. Nothing was saved.',
);
export const missionNotRight = errorCode(
  'events.mission-not-right',
  409,
  'Only this club’s own missions can be added. Nothing was saved.',
);
export const summaryChanged = errorCode(
  'events.summary-changed',
  409,
  'The amount to pay back has changed. Check it and confirm again. Nothing was canceled.',
);
export const guestNotFound = errorCode('events.guest-not-found', 404, 'This person isn’t on the guest list.');
export const guestHasTicket = errorCode(
  'events.guest-has-ticket',
  409,
  'This guest has a ticket, so they stay on the list. Nothing was changed.',
);
export const tooManyGuests = errorCode(
  'events.too-many-guests',
  409,
  'An event takes 1,000 guests at most. Nobody was added.',
);
export const feedNotFound = errorCode(
  'events.feed-not-found',
  404,
  'This calendar address was replaced. Copy the new one from the app.',
);
