// Owns how tests make events: over HTTP, with tickets in the store of their club.
import type { CallInput } from '@stagepass/contract/client.ts';
import { keyed, putDesign } from '#app/testing/items.ts';
import { inStore } from '#app/testing/market.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import type { Stage } from '#app/testing/world.ts';

type Draft = NonNullable<CallInput<'POST /clubs/:id/events'>['body']>;
export type Place = Pick<Stage, 'app' | 'club' | 'owner'>;

export const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

export function inMs(app: TestApp, ms: number): string {
  return new Date(app.clock.now().getTime() + ms).toISOString();
}

/** Doors in ten days, if nothing else is said. */
export function draftOf(app: TestApp, wanted: Partial<Draft> = {}): Draft {
  return {
    ...{
      kind: 'show',
      title: 'The long night',
      place: 'Paper Hall',
      address: 'Quay 1',
      time_zone: 'Europe/Berlin',
    },
    doors_at: inMs(app, 10 * DAY_MS),
    starts_at: inMs(app, 10 * DAY_MS + HOUR_MS),
    ends_at: inMs(app, 10 * DAY_MS + 4 * HOUR_MS),
    ...wanted,
  };
}

export async function draftEvent({ app, club, owner }: Place, wanted: Partial<Draft> = {}) {
  const body = draftOf(app, wanted);
  return (await app.ok('POST /clubs/:id/events', { params: { id: club.id }, body }, keyed(owner.as))).data;
}

export async function publishedEvent(stage: Place, wanted: Partial<Draft> = {}) {
  const { id } = await draftEvent(stage, wanted);
  return (await stage.app.ok('POST /events/:id/publish', { params: { id } }, stage.owner.as)).data;
}

/** With one ticket type, on sale for $20 without end. */
export async function soldEvent(
  stage: Place,
  wanted: Partial<Draft> = {},
  listing: { price_cents?: number } = {},
) {
  const { app, club } = stage;
  const design_id = await putDesign(app, { club_id: club.id, kind: 'ticket', redeem: {} });
  const event = await publishedEvent(stage, { ...wanted, ticket_ids: [design_id] });
  return { event, design_id, listing: await inStore(stage, { design_id, ...listing }) };
}

export async function cancel({ app, owner }: Pick<Place, 'app' | 'owner'>, id: string) {
  const params = { id };
  const { data: summary } = await app.ok('GET /events/:id/cancellation', { params }, owner.as);
  const body = { reason: 'The singer is ill.', expected_back_cents: summary.back_cents };
  await app.ok('POST /events/:id/cancel', { params, body }, owner.as);
  return summary;
}
