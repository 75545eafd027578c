// Owns which action answers which endpoint of events.
import * as calendars from '@stagepass/contract/events/calendar-endpoints.ts';
import * as endpoints from '@stagepass/contract/events/endpoints.ts';
import * as guests from '@stagepass/contract/events/guest-endpoints.ts';
import { signedIn } from '#platform/http/actor.ts';
import { bind, bindData, bindDone, bindDownload, bindOnce, type Route } from '#platform/http/bind.ts';
import { cancelEvent } from './actions/cancel-event.ts';
import { changeEvent, createEvent, publishEvent, removeEvent } from './actions/edit-event.ts';
import { addGuests, removeGuest, setGuestArrived } from './actions/keep-guests.ts';
import { cancelSignUp, signUp } from './actions/sign-up.ts';
import { listClubEvents, listEvents } from './reads/list-events.ts';
import { listComing, listGuests } from './reads/list-people.ts';
import { printClub, printEvent, printPerson, readFeed, renewFeed } from './reads/read-calendar.ts';
import { readCancellation } from './reads/read-cancellation.ts';
import { readEvent } from './reads/read-event.ts';

export const routes: readonly Route[] = [
  bind(endpoints.listClubEvents, (platform, { actor, params, query }) =>
    listClubEvents(platform, actor, params.id, query),
  ),
  bind(endpoints.listEvents, (platform, { actor, query }) => listEvents(platform, actor, query)),
  bindData(endpoints.getEvent, (platform, { actor, params }) => readEvent(platform, actor, params.id)),
  bindOnce(
    endpoints.createEvent,
    (platform, tx, { actor, params, body }) =>
      createEvent(platform, tx, signedIn(actor), { club: params.id, draft: body }),
    (platform, id, { actor }) => readEvent(platform, actor, id),
  ),
  bindData(endpoints.changeEvent, async (platform, { actor, params, body }) => {
    await changeEvent(platform, actor, { id: params.id, draft: body });
    return readEvent(platform, actor, params.id);
  }),
  bindData(endpoints.publishEvent, async (platform, { actor, params }) => {
    await publishEvent(platform, actor, params.id);
    return readEvent(platform, actor, params.id);
  }),
  bindDone(endpoints.removeEvent, (platform, { actor, params }) => removeEvent(platform, actor, params.id)),
  bindData(endpoints.getCancellation, (platform, { actor, params }) =>
    readCancellation(platform, actor, params.id),
  ),
  bindData(endpoints.cancelEvent, async (platform, { actor, params, body }) => {
    await cancelEvent(platform, actor, { id: params.id, ...body });
    return readEvent(platform, actor, params.id);
  }),
  bindData(endpoints.signUp, async (platform, { actor, params }) => {
    await signUp(platform, actor, params.id);
    return readEvent(platform, actor, params.id);
  }),
  bindData(endpoints.cancelSignUp, async (platform, { actor, params }) => {
    await cancelSignUp(platform, actor, params.id);
    return readEvent(platform, actor, params.id);
  }),
  bind(guests.listComing, (platform, { actor, params, query }) =>
    listComing(platform, actor, params.id, query),
  ),
  bind(guests.listGuests, (platform, { actor, params, query }) =>
    listGuests(platform, actor, params.id, query),
  ),
  bindOnce(
    guests.addGuests,
    (platform, tx, { actor, params, body }) =>
      addGuests(platform, tx, signedIn(actor), { id: params.id, draft: body }),
    async (_platform, added) => added,
  ),
  bindDone(guests.removeGuest, (platform, { actor, params }) => removeGuest(platform, actor, params)),
  bindDone(guests.setGuestArrived, (platform, { actor, params, body }) =>
    setGuestArrived(platform, actor, { ...params, ...body }),
  ),
  bindDownload(calendars.getEventCalendar, (platform, { actor, params }) =>
    printEvent(platform, actor, params.id),
  ),
  bindDownload(calendars.getClubCalendar, (platform, { actor, params }) =>
    printClub(platform, actor, params.id),
  ),
  bindData(calendars.getCalendarFeed, (platform, { actor }) => readFeed(platform, actor)),
  bindData(calendars.renewCalendarFeed, (platform, { actor }) => renewFeed(platform, actor)),
  bindDownload(calendars.getPersonCalendar, (platform, { params }) => printPerson(platform, params.token)),
];
