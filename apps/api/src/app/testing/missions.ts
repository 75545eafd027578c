// Sets up missions for tests: made, given steps, published, and done by fans.
import type { CallInput } from '@stagepass/contract/client.ts';
import type { RequirementConfig } from '@stagepass/contract/requirements/shapes.ts';
import { clubAccount, outside } from '#domains/ledger/public/account-ref.ts';
import { postTransfer } from '#domains/ledger/public/post-transfer.ts';
import { finishRequirement } from '#domains/requirements/actions/finish-requirement.ts';
import { openRequirement } from '#domains/requirements/actions/open-requirement.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import { joinedMember } from './clubs.ts';
import type { Mailbox, Registered } from './people.ts';
import type { TestApp } from './test-app.ts';

/** Read in no time: what a test is about is what follows. */
export const reading: RequirementConfig = {
  type: 'CONTENT',
  text: 'A page to read.',
  link: null,
  media_id: null,
  seconds: 0,
};

type Draft = NonNullable<CallInput<'POST /clubs/:id/missions'>['body']>;

interface InClub {
  id: string;
  owner: Pick<Registered, 'as'>;
}

export async function makeMission(
  app: TestApp,
  club: InClub,
  draft: Partial<Draft> & { steps?: readonly RequirementConfig[]; waits?: boolean } = {},
): Promise<{ id: string; steps: string[] }> {
  const { steps = [reading], waits = false, ...body } = draft;
  const made = await app.ok(
    'POST /clubs/:id/missions',
    { params: { id: club.id }, body: { title: 'Soundcheck', ...body } },
    club.owner.as,
  );
  const { id } = made.data;
  const ids: string[] = [];
  for (const [at, config] of steps.entries()) {
    const params = { owner_kind: 'mission' as const, owner_id: id };
    const input = { params, body: { title: `Step ${at + 1}`, waits, config } };
    const added = await app.ok(
      'POST /requirement-lists/:owner_kind/:owner_id/requirements',
      input,
      club.owner.as,
    );
    ids.push(added.data.id);
  }
  return { id, steps: ids };
}

export async function publishedMission(
  app: TestApp,
  club: InClub,
  draft: Parameters<typeof makeMission>[2] = {},
): Promise<{ id: string; steps: string[] }> {
  const made = await makeMission(app, club, draft);
  await app.ok('POST /missions/:id/publish', { params: { id: made.id } }, club.owner.as);
  return made;
}

/** Opens and hands in one reading step. */
export async function doStep(app: TestApp, stepId: string, fan: Pick<Registered, 'as'>) {
  const params = { id: stepId };
  const { data } = await app.ok('POST /requirements/:id/open', { params }, fan.as);
  const body = { attempt_id: data.id, answer: { type: 'CONTENT' as const } };
  return (await app.ok('POST /requirements/:id/finish', { params, body }, fan.as)).data;
}

/** Written straight into the tables, with one reading step: for tests that need many. */
export async function putMission(
  app: TestApp,
  of: { club_id: string; state: 'draft' | 'live' },
): Promise<{ id: string; step: string }> {
  const { db, clock } = app.platform;
  const [id, step] = [newId(app.platform), newId(app.platform)];
  const now = clock.now();
  await db.query({
    text: `insert into missions (id, club_id, state, title, repeat, created_at, published_at)
      values ($1, $2, $3, 'Soundcheck', 'once', $4, case when $3 = 'live' then $4::timestamptz end)`,
    values: [id, of.club_id, of.state, now],
  });
  await db.query({
    text: `insert into requirements (id, owner_kind, owner_id, club_id, type, position, title, config, created_at)
      values ($1, 'mission', $2, $3, 'CONTENT', 0, 'Read', $4, $5)`,
    values: [step, id, of.club_id, JSON.stringify(reading), now],
  });
  return { id, step };
}

/** Without HTTP, for crowds: answers the attempt's id. */
export async function openStep({ platform }: TestApp, fan: SignedIn, id: string): Promise<string> {
  return (await openRequirement(platform, fan, id)).id;
}

export function handInStep({ platform }: TestApp, fan: SignedIn, id: string, attempt_id: string) {
  const answer = { type: 'CONTENT' as const };
  return finishRequirement(platform, fan, id, { attempt_id, answer, device: () => fan.user_id });
}

/** A member whose account is older than a day, as rewards of value ask for. */
export async function oldMember(app: TestApp, mailbox: Mailbox, clubId: string): Promise<Registered> {
  const fan = await joinedMember(app, mailbox, clubId);
  await app.platform.db.query({
    text: `update users set created_at = created_at - interval '2 days' where id = $1`,
    values: [fan.id],
  });
  return fan;
}

/** Money that a club has earned, from outside. */
export async function fundClub(app: TestApp, clubId: string, cents: number): Promise<void> {
  await postTransfer(app.platform.db, {
    kind: 'adjustment',
    moves: [{ from: outside('test'), to: clubAccount(clubId), asset_id: 'credits', amount: cents }],
    cause: { kind: 'adjustment', id: 'funds' },
    club_id: clubId,
    actor_id: null,
    key: null,
    at: app.clock.now(),
  });
}
