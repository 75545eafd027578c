// Owns how tests look into somebody's inbox, and hand events to what listens.
import type { EventType } from '@stagepass/contract/events.ts';
import type { NotificationEntry } from '@stagepass/contract/notifications/shapes.ts';
import { expect, vi } from 'vitest';
import { runJob } from '#app/testing/run-job.ts';
import type { CallOptions, TestApp } from '#app/testing/test-app.ts';
import type { Somebody } from '#app/testing/world.ts';
import { handlers } from '../handlers/all.ts';
import { tellMembers } from '../tell-club.ts';

export async function inboxOf(app: TestApp, as: CallOptions): Promise<NotificationEntry[]> {
  return (await app.ok('GET /notifications', { query: { limit: 50 } }, as)).data;
}

/** Delivers an event to every handler of ours, twice, and takes the steps that this queued. */
export async function deliverTwice(app: TestApp, event: EventType, payload: object): Promise<void> {
  const queue = vi.spyOn(app.platform.jobs, 'queue').mockResolvedValue();
  for (let time = 0; time < 2; time += 1)
    for (const { handle } of handlers.filter((one) => one.event === event))
      await app.platform.db.transaction((tx) =>
        handle(app.platform, tx, event.payload.parse(payload) as never),
      );
  const steps = queue.mock.calls.flatMap(([, name, step]) => (name === tellMembers.name ? [step] : []));
  queue.mockRestore();
  for (const step of steps) await runJob(app.platform, tellMembers, step);
}

/** Who has which entries now: the kinds and what they say, the latest first. */
export async function expectInbox(
  app: TestApp,
  person: Pick<Somebody, 'as'>,
  wanted: readonly object[],
): Promise<void> {
  const entries = await inboxOf(app, person.as);
  expect(entries.map(({ kind }) => kind)).toHaveLength(wanted.length);
  expect(entries).toMatchObject(wanted);
}
