// Owns who may call the endpoints of the operator area: operators alone, and everybody what is announced to everybody.
import { anyone, operatorOnly, type RowsOf, refuse } from '#app/testing/role-row.ts';
import type { Stage } from '#app/testing/world.ts';
import { newId } from '#platform/ids/new-id.ts';
import { insertAnnouncement } from '../announcements.store.ts';

const reason = 'Sells what it does not have';
const nothing = () => ({});
const paged = () => ({ query: {} });
const times = ({ app }: Stage) => ({
  starts_at: app.clock.now().toISOString(),
  ends_at: new Date(app.clock.now().getTime() + 3_600_000).toISOString(),
});

async function anAnnouncement(stage: Stage) {
  const { app, owner } = stage;
  const { starts_at, ends_at } = times(stage);
  const id = newId(app.platform);
  await insertAnnouncement(app.platform.db, {
    ...{ id, title: 'Tonight', text: '', made_by: owner.id, created_at: app.clock.now() },
    ...{ starts_at: new Date(starts_at), ends_at: new Date(ends_at) },
  });
  return { params: { id } };
}

export const operationsRows = {
  getOverview: { given: nothing, cells: operatorOnly },
  listPeople: { given: paged, cells: operatorOnly },
  suspendPerson: {
    given: async ({ make }) => ({
      params: { id: (await make('guest')).id },
      body: { suspended: true, reason },
    }),
    cells: operatorOnly,
  },
  listOperatedClubs: { given: paged, cells: operatorOnly },
  // Lifting what was never suspended changes nothing for the callers after.
  suspendClub: {
    given: ({ club }) => ({ params: { id: club.id }, body: { suspended: false, reason } }),
    cells: operatorOnly,
  },
  listParkedWork: { given: nothing, cells: operatorOnly },
  retryParkedWork: {
    given: () => ({ body: { id: 'event/999999/nobody' } }),
    cells: refuse(operatorOnly, 'operations.not-parked', ['operator']),
  },
  getSiteHealth: { given: nothing, cells: operatorOnly },
  listAuditRuns: { given: paged, cells: operatorOnly },
  startAudit: {
    given: async ({ app, owner }) => {
      await app.platform.db.query({
        text: `insert into audit_runs (id, asked_by, state, created_at) values ($1, $2, 'waiting', $3) on conflict do nothing`,
        values: [newId(app.platform), owner.id, app.clock.now()],
      });
      return {};
    },
    cells: refuse(operatorOnly, 'operations.audit-under-way', ['operator']),
  },
  listFeatures: { given: nothing, cells: operatorOnly },
  setFeature: {
    given: () => ({ params: { feature: 'draws' as const }, body: { on: true } }),
    cells: operatorOnly,
  },
  listAnnouncements: { given: paged, cells: operatorOnly },
  announce: {
    given: (stage) => ({ body: { title: 'Tonight', text: '', ...times(stage) } }),
    cells: operatorOnly,
  },
  removeAnnouncement: { given: anAnnouncement, cells: operatorOnly },
  listCurrentAnnouncements: { given: nothing, cells: anyone },
} satisfies RowsOf<'operations'>;
