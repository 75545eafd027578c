// Owns who may call the endpoints of events.
import { seen } from '#app/testing/club-cells.ts';
import {
  anyone,
  type Cells,
  outOfScope,
  type RowsOf,
  refuse,
  signedInOnly,
  staffOnly,
  verifiedOnly,
} from '#app/testing/role-row.ts';
import type { Stage } from '#app/testing/world.ts';
import { putFeed } from '../feeds.store.ts';
import { insertPeople } from '../people.store.ts';
import { draftEvent, draftOf, publishedEvent } from './calls.ts';

const outside = ['visitor', 'unverified', 'guest', 'banned', 'suspended'] as const;
/** Who cannot look into a private club finds no event there. */
const away = (gate: Cells): Cells => refuse(gate, 'events.not-found', outside);
const inBoth = (gate: Cells, cells: (gate: Cells) => Cells) => ({
  cells: cells(gate),
  in_private: cells(away(gate)),
});

const looks = { cells: anyone, in_private: away(anyone) };
const runs = inBoth(verifiedOnly(), (gate) => staffOnly(gate, 'seller'));
const reads = inBoth(signedInOnly(), (gate) => staffOnly(gate, 'seller'));
/** A draft is not there for anybody else. */
const draftRuns = (() => {
  const gate = refuse(verifiedOnly(), 'events.not-found', ['guest', 'member', 'operator', 'banned', 'muted']);
  return { cells: outOfScope(gate, 'seller'), in_private: outOfScope(gate, 'seller') };
})();
const atDoor = (gate: Cells) => {
  const cells = staffOnly(gate, 'seller');
  return { ...cells, scanner: gate.scanner };
};
const hidden = (cells: Cells): Cells => ({ ...cells, banned: 'clubs.not-found' });
const clubRuns = (gate: Cells) => ({
  cells: staffOnly(gate, 'seller'),
  in_private: hidden(staffOnly(gate, 'seller')),
});

const ofClub = ({ club }: Stage) => ({ params: { id: club.id } });
const published = async (stage: Stage) => ({ params: { id: (await publishedEvent(stage)).id } });
const draft = async (stage: Stage) => ({ params: { id: (await draftEvent(stage)).id } });
const comes: Cells = { ...verifiedOnly(), banned: 'clubs.banned' };

async function withGuest(stage: Stage) {
  const { app, owner } = stage;
  const { params } = await published(stage);
  const { id: user_id } = await stage.make('member');
  const row = { event_id: params.id, user_id, comes_as: 'guest', note: 'Plus one', item_id: null } as const;
  await insertPeople(app.platform.db, [{ ...row, added_by: owner.id, at: app.clock.now() }]);
  return { params: { id: params.id, user_id } };
}

const token = 'a'.repeat(32);

export const eventsRows = {
  listClubEvents: { given: ofClub, ...seen },
  listEvents: { given: () => ({}), cells: anyone },
  getEvent: { given: published, ...looks },
  createEvent: {
    given: (stage) => ({ ...ofClub(stage), body: draftOf(stage.app) }),
    ...clubRuns(verifiedOnly()),
  },
  changeEvent: {
    given: async (stage) => ({ ...(await published(stage)), body: draftOf(stage.app) }),
    ...runs,
  },
  publishEvent: { given: draft, ...draftRuns },
  removeEvent: { given: draft, ...draftRuns },
  getCancellation: { given: published, ...reads },
  cancelEvent: {
    given: async (stage) => ({
      ...(await published(stage)),
      body: { reason: 'Rain', expected_back_cents: 0 },
    }),
    ...runs,
  },
  signUp: { given: published, cells: comes, in_private: away({ ...comes, banned: 'ok' }) },
  cancelSignUp: { given: published, cells: signedInOnly(), in_private: away(signedInOnly()) },
  listComing: {
    given: published,
    ...inBoth(signedInOnly(), (gate) =>
      refuse(gate, 'clubs.members-only', ['unverified', 'guest', 'banned', 'operator']),
    ),
  },
  listGuests: { given: published, ...inBoth(signedInOnly(), atDoor) },
  addGuests: {
    given: async (stage) => ({ ...(await published(stage)), body: { user_names: ['nobody_here'] } }),
    ...runs,
  },
  removeGuest: { given: withGuest, ...runs },
  setGuestArrived: {
    given: async (stage) => ({ ...(await withGuest(stage)), body: { arrived: true } }),
    ...inBoth(verifiedOnly(), atDoor),
  },
  getEventCalendar: { given: published, ...looks },
  getClubCalendar: { given: ofClub, ...seen },
  getCalendarFeed: { given: () => ({}), cells: signedInOnly() },
  renewCalendarFeed: { given: () => ({}), cells: signedInOnly() },
  getPersonCalendar: {
    given: async ({ app, owner }) => {
      const row = { user_id: owner.id, token, renewed_at: app.clock.now() };
      await app.platform.db.query({ text: 'delete from calendar_feeds' });
      await putFeed(app.platform.db, row, { keep: false });
      return { params: { token } };
    },
    cells: anyone,
  },
} satisfies RowsOf<'events'>;
