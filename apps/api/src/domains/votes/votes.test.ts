// Tests votes over HTTP: made, opened, voted in, changed, closed, sealed, checked and answered.
import { createHash, randomUUID } from 'node:crypto';
import { ballotText, sealText, sumLines } from '@stagepass/base/ballot-lines.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countQueries } from '#app/testing/count-queries.ts';
import { codeOf, missionCalls } from '#app/testing/mission-calls.ts';
import { type Mailbox, manyAddresses, openMailbox, type Registered } from '#app/testing/people.ts';
import { runJob } from '#app/testing/run-job.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { uploadPicture } from '#app/testing/uploads.ts';
import { castIn, draftVote, openedVote } from '#app/testing/votes.ts';
import { grantTier } from '#domains/memberships/public/grant-tier.ts';
import { listTierIds } from '#domains/memberships/public/list-tier-ids.ts';
import { votes } from './domain.ts';
import { jobs } from './jobs.ts';
import { auditVotes } from './public/audit-votes.ts';

const DAY_MS = 86_400_000;
let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(async () => {
  expect(await auditVotes(app.platform.db)).toEqual([]);
  await app.stop();
});

const { newClub, fanOf } = missionCalls(() => ({ app, mailbox }));
const view = async (id: string, fan?: Pick<Registered, 'as'>) =>
  (await app.ok('GET /votes/:id', { params: { id } }, fan?.as)).data;
const at = (days: number) => new Date(app.clock.now().getTime() + days * DAY_MS).toISOString();
const told = async (name: string, id: string) => {
  const { rows } = await app.platform.db.query<{ payload: object }>({
    text: `select payload from outbox_events where name = $1 and payload ->> 'vote_id' = $2 order by id`,
    values: [name, id],
  });
  return rows.map(({ payload }) => payload);
};
const receiptOf = async (id: string, fan: Pick<Registered, 'as'>) =>
  (await app.ok('GET /votes/:id/receipt', { params: { id } }, fan.as)).data;
const tallyOf = async (id: string, fan: Pick<Registered, 'as'>) =>
  app.ok('GET /votes/:id/tally', { params: { id } }, fan.as);
const sha = (text: string) => createHash('sha256').update(text).digest('hex');

describe('voting', () => {
  test('is open to members, changes until the end, and shows live counts', async () => {
    const club = await newClub();
    const [fan, other] = [await fanOf(club), await fanOf(club)];
    const vote = await openedVote(app, club);
    expect(await view(vote.id)).toMatchObject({ state: 'open', voters: 0, can: { vote: false } });
    expect(await view(vote.id, fan)).toMatchObject({ refusal: null, can: { vote: true, take_back: false } });
    const first = await castIn(app, fan, vote, [1]);
    expect(first).toMatchObject({
      ok: true,
      body: {
        data: { mine: { weight: 1 }, counts: { voters: 1, options: [{ ballots: 1 }, { ballots: 0 }] } },
      },
    });
    // The phone gets its receipt with the answer: there is no moment at which it depends on the server's memory.
    expect(first).toMatchObject({ body: { data: { receipt: await receiptOf(vote.id, fan) } } });
    await castIn(app, other, vote, [2]);
    await castIn(app, fan, vote, [2]);
    const seen = await view(vote.id, fan);
    expect(seen.options.map(({ ballots }) => ballots)).toEqual([0, 2]);
    expect(seen).toMatchObject({ voters: 2, mine: { option_ids: [vote.options[1]?.id] }, seal: null });
    expect(await told('votes.cast', vote.id)).toMatchObject([
      { first: true },
      { first: true },
      { first: false },
    ]);
    await app.ok('DELETE /votes/:id/ballot', { params: { id: vote.id } }, other.as);
    expect(await view(vote.id, other)).toMatchObject({ voters: 1, mine: null });
    expect(codeOf(await app.call('DELETE /votes/:id/ballot', { params: { id: vote.id } }, other.as))).toBe(
      'votes.no-ballot',
    );
  });

  test('takes options of this vote, each once, as many as it allows', async () => {
    const club = await newClub();
    const fan = await fanOf(club);
    const options = ['A', 'B', 'C'].map((label) => ({ label }));
    const vote = await openedVote(app, club, { options, choice: 'several', most_choices: 2 });
    const other = await openedVote(app, club);
    for (const places of [
      [1, 2, 3],
      [1, 1],
    ])
      expect(codeOf(await castIn(app, fan, vote, places))).toBe('votes.options-not-right');
    expect(codeOf(await castIn(app, fan, { ...vote, options: other.options }, [1]))).toBe(
      'votes.options-not-right',
    );
    expect(codeOf(await castIn(app, fan, vote, [3, 1]))).toBeUndefined();
    const { options: counted, voters } = await view(vote.id);
    expect([voters, ...counted.map(({ ballots }) => ballots)]).toEqual([1, 1, 0, 1]);
  });

  test('counts by tier, as explained before, and keeps hidden results from everybody', async () => {
    const club = await newClub();
    const { db } = app.platform;
    const tierId = (await listTierIds(db, club.id)).at(-1) ?? '';
    const [plain, front] = [await fanOf(club), await fanOf(club)];
    await db.transaction((tx) =>
      grantTier(app.platform, tx, { club_id: club.id, user_id: front.id, tier_id: tierId, source: 'hand' }),
    );
    const weights = [{ tier_id: tierId, weight: 3 }];
    const vote = await openedVote(app, club, { weighting: 'tier', weights, results: 'hidden' });
    expect(await view(vote.id, front)).toMatchObject({ own_weight: 3, own_tier: { id: tierId } });
    expect(await view(vote.id, plain)).toMatchObject({ own_weight: 1 });
    await castIn(app, plain, vote, [1]);
    await castIn(app, front, vote, [2]);
    const running = await view(vote.id, club.owner);
    expect(running).toMatchObject({ voters: 2 });
    expect(running.options.map(({ weight }) => weight)).toEqual([null, null]);
    await app.ok('POST /votes/:id/close', { params: { id: vote.id } }, club.owner.as);
    expect((await view(vote.id)).options.map(({ ballots, weight }) => [ballots, weight])).toEqual([
      [1, 1],
      [1, 3],
    ]);
  });

  test('of several options shares are of all voters by their weight, while it runs as when it is closed', async () => {
    const club = await newClub();
    const { db } = app.platform;
    const tier_id = (await listTierIds(db, club.id)).at(-1) ?? '';
    const [plain, front] = [await fanOf(club), await fanOf(club)];
    await db.transaction((tx) =>
      grantTier(app.platform, tx, { club_id: club.id, user_id: front.id, tier_id, source: 'hand' }),
    );
    const weights = [{ tier_id, weight: 3 }];
    const draft = { choice: 'several', most_choices: 2, weighting: 'tier', weights } as const;
    const vote = await openedVote(app, club, draft);
    await castIn(app, plain, vote, [1]);
    const last = await castIn(app, front, vote, [1, 2]);
    expect(last).toMatchObject({ body: { data: { counts: { voters: 2, voters_weight: 4 } } } });
    expect(await view(vote.id)).toMatchObject({ voters: 2, voters_weight: 4 });
    await app.ok('POST /votes/:id/close', { params: { id: vote.id } }, club.owner.as);
    const closed = await view(vote.id);
    expect(closed).toMatchObject({ voters: 2, voters_weight: 4, options: [{ weight: 4 }, { weight: 3 }] });
    const hidden = await openedVote(app, club, { ...draft, results: 'hidden' });
    expect(await castIn(app, front, hidden, [1, 2])).toMatchObject({
      body: { data: { counts: { voters: 1, voters_weight: null } } },
    });
    expect(await view(hidden.id, club.owner)).toMatchObject({ voters: 1, voters_weight: null });
  });

  test('is refused outside of its window, without what it asks for, and twice where it is final', async () => {
    const club = await newClub();
    const fan = await fanOf(club);
    const later = await openedVote(app, club, { opens_at: at(1) });
    expect(later.state).toBe('scheduled');
    expect(codeOf(await castIn(app, fan, later, [1]))).toBe('votes.not-open');
    const asking = await openedVote(app, club, { condition: { kind: 'xp', at_least: 5000 } });
    expect(codeOf(await castIn(app, fan, asking, [1]))).toBe('votes.not-for-you');
    expect(await view(asking.id, fan)).toMatchObject({ refusal: { code: 'votes.not-for-you' } });
    const final = await openedVote(app, club, { changeable: false });
    const key = randomUUID();
    expect(codeOf(await castIn(app, fan, final, [1], key))).toBeUndefined();
    expect(codeOf(await castIn(app, fan, final, [1], key))).toBeUndefined();
    expect(codeOf(await castIn(app, fan, final, [2]))).toBe('votes.final');
    expect(codeOf(await app.call('DELETE /votes/:id/ballot', { params: { id: final.id } }, fan.as))).toBe(
      'votes.final',
    );
    app.clock.advance(3 * DAY_MS);
    expect(codeOf(await castIn(app, fan, final, [2]))).toBe('votes.over');
  });
});

describe('the end', () => {
  test('comes by itself, by the first look or the job alike; the receipt proves the ballot', async () => {
    const club = await newClub();
    const [fan, other] = [await fanOf(club), await fanOf(club)];
    const vote = await openedVote(app, club, { binding: true });
    await castIn(app, fan, vote, [1]);
    await castIn(app, other, vote, [1]);
    const old = await receiptOf(vote.id, fan);
    await castIn(app, fan, vote, [2]);
    expect(codeOf(await app.call('GET /votes/:id/tally', { params: { id: vote.id } }, fan.as))).toBe(
      'votes.not-sealed',
    );
    app.clock.advance(2 * DAY_MS);
    const closed = await view(vote.id, fan);
    expect(closed).toMatchObject({ state: 'closed', voters: 2, answer_due_at: at(14), can: { vote: false } });
    const { data: lines, seal } = await tallyOf(vote.id, fan);
    expect(seal).toBe(closed.seal);
    const asked = { id: vote.id, title: vote.title, labels: vote.options.map(({ label }) => label) };
    expect(sha(sealText(asked, lines))).toBe(seal);
    expect(sumLines(lines, 2)).toEqual(closed.options.map(({ ballots, weight }) => ({ ballots, weight })));
    const receipt = await receiptOf(vote.id, fan);
    expect(sha(ballotText(receipt))).toBe(receipt.hash);
    expect(lines).toContainEqual({ hash: receipt.hash, options: [2], weight: 1 });
    expect(lines.map(({ hash }) => hash)).not.toContain(old.hash);
    expect(JSON.stringify(lines)).not.toContain(fan.id);
    expect(await told('votes.closed', vote.id)).toHaveLength(1);

    const second = await openedVote(app, club);
    await castIn(app, fan, second, [1]);
    app.clock.advance(2 * DAY_MS);
    await runJob(app.platform, jobs[0] as never);
    expect(await told('votes.closed', second.id)).toHaveLength(1);
    expect(await view(second.id)).toMatchObject({ state: 'closed', voters: 1 });
  });

  test('its list is for members, and for whoever has voted and left since', async () => {
    const club = await newClub();
    const [fan, gone, outsider] = [await fanOf(club), await fanOf(club), await fanOf(await newClub())];
    const vote = await openedVote(app, club);
    await castIn(app, gone, vote, [1]);
    await app.ok('POST /votes/:id/close', { params: { id: vote.id } }, club.owner.as);
    await app.ok('POST /clubs/:id/leave', { params: { id: club.id } }, gone.as);
    const list = (by?: Pick<Registered, 'as'>) =>
      app.call('GET /votes/:id/tally', { params: { id: vote.id } }, by?.as);
    expect(codeOf(await list())).toBe('not-signed-in');
    expect(codeOf(await list(outsider))).toBe('clubs.members-only');
    expect((await view(vote.id)).can.verify).toBe(false);
    expect((await view(vote.id, outsider)).can.verify).toBe(false);
    for (const one of [fan, gone, club.owner]) {
      expect((await view(vote.id, one)).can.verify).toBe(true);
      expect((await tallyOf(vote.id, one)).data).toHaveLength(1);
    }
  });

  test('a binding vote is answered once; without an answer in time it is said so, once', async () => {
    const club = await newClub();
    const vote = await openedVote(app, club, { binding: true });
    const open = { params: { id: vote.id }, body: { text: 'We play it first.' } };
    expect(codeOf(await app.call('POST /votes/:id/answer', open, club.owner.as))).toBe(
      'votes.answer-not-wanted',
    );
    await app.ok('POST /votes/:id/close', { params: { id: vote.id } }, club.owner.as);
    app.clock.advance(15 * DAY_MS);
    for (let run = 0; run < 2; run += 1) await runJob(app.platform, jobs[2] as never);
    expect(await told('votes.answer-due', vote.id)).toHaveLength(1);
    const answered = await app.ok('POST /votes/:id/answer', open, club.owner.as);
    expect(answered.data.answer).toMatchObject({ text: 'We play it first.', by: { id: club.owner.id } });
    expect(codeOf(await app.call('POST /votes/:id/answer', open, club.owner.as))).toBe(
      'votes.answer-not-wanted',
    );
  });

  test('an account that goes leaves its ballot without a name', async () => {
    const club = await newClub();
    const fan = await fanOf(club);
    const vote = await openedVote(app, club);
    await castIn(app, fan, vote, [1]);
    app.clock.advance(2 * DAY_MS);
    const before = await view(vote.id);
    const data = (await votes.exportUser?.(app.platform, fan.id)) as { chosen: string[] }[];
    expect(data).toMatchObject([{ title: vote.title, chosen: ['Long String'] }]);
    await app.platform.db.transaction(async (tx) => votes.eraseUser?.(tx, fan.id, app.platform));
    expect(await votes.exportUser?.(app.platform, fan.id)).toEqual([]);
    const after = await view(vote.id);
    expect([after.voters, after.seal, after.options]).toEqual([before.voters, before.seal, before.options]);
  });
});

describe('those who run votes', () => {
  test('open what is complete; from then on only its words change', async () => {
    const club = await newClub();
    const draft = await draftVote(app, club, { options: [{ label: 'Only one' }], closes_at: null });
    expect(draft.problems).toEqual(['few-options', 'no-end']);
    const params = { id: draft.id };
    expect(codeOf(await app.call('POST /votes/:id/open', { params }, club.owner.as))).toBe('votes.not-ready');
    expect(codeOf(await app.call('GET /votes/:id', { params }))).toBe('votes.not-found');
    const whole = {
      title: 'Encore?',
      options: [{ label: 'Yes' }, { label: 'No' }],
      closes_at: at(2),
      version: draft.version,
    };
    await app.ok('PATCH /votes/:id', { params, body: whole }, club.owner.as);
    expect(codeOf(await app.call('PATCH /votes/:id', { params, body: whole }, club.owner.as))).toBe(
      'conflict',
    );
    const open = await app.ok('POST /votes/:id/open', { params }, club.owner.as);
    expect(await told('votes.opened', draft.id)).toHaveLength(1);
    const kept = { ...whole, opens_at: open.data.opens_at, version: open.data.version };
    for (const change of [
      { title: 'No encore?' },
      { options: [{ label: 'Yes' }, { label: 'Never' }] },
      { weighting: 'tier' as const },
      { condition: { kind: 'xp' as const, at_least: 5 } },
      { choice: 'several' as const },
    ])
      expect(
        codeOf(await app.call('PATCH /votes/:id', { params, body: { ...kept, ...change } }, club.owner.as)),
      ).toBe('votes.frozen');
    const completed = { ...kept, story: 'One more song.' };
    expect((await app.ok('PATCH /votes/:id', { params, body: completed }, club.owner.as)).data.story).toBe(
      'One more song.',
    );
    expect(codeOf(await app.call('DELETE /votes/:id', { params }, club.owner.as))).toBe('votes.wrong-state');
  });

  test('a scheduled vote is told when its time comes, and can be changed before', async () => {
    const club = await newClub();
    const vote = await openedVote(app, club, { opens_at: at(1) });
    expect(await told('votes.opened', vote.id)).toHaveLength(0);
    const body = {
      title: vote.title,
      options: [{ label: 'One' }, { label: 'Two' }, { label: 'Three' }],
      opens_at: vote.opens_at,
      closes_at: vote.closes_at,
      version: vote.version,
    };
    const changed = await app.ok('PATCH /votes/:id', { params: { id: vote.id }, body }, club.owner.as);
    expect(changed.data.options).toHaveLength(3);
    app.clock.advance(DAY_MS);
    for (let run = 0; run < 2; run += 1) await runJob(app.platform, jobs[1] as never);
    expect(await told('votes.opened', vote.id)).toHaveLength(1);
  });

  test('make a planned vote a draft again, without a word to members, until it opens', async () => {
    const club = await newClub();
    const fan = await fanOf(club);
    const vote = await openedVote(app, club, { opens_at: at(1), title: 'Which numbat sings?' });
    const params = { id: vote.id };
    const back = () => app.call('POST /votes/:id/back-to-draft', { params }, club.owner.as);
    const found = async () =>
      JSON.stringify(await app.ok('GET /search', { query: { q: 'numbat' } }, fan.as)).includes(vote.id);
    expect(await found()).toBe(true);
    expect(await back()).toMatchObject({ ok: true, body: { data: { state: 'draft', title: vote.title } } });
    expect(codeOf(await app.call('GET /votes/:id', { params }, fan.as))).toBe('votes.not-found');
    expect(await found()).toBe(false);
    expect(codeOf(await back())).toBe('votes.wrong-state');
    app.clock.advance(DAY_MS);
    for (const job of jobs) await runJob(app.platform, job as never);
    for (const name of ['votes.opened', 'votes.closed']) expect(await told(name, vote.id)).toEqual([]);
    await app.ok('POST /votes/:id/open', { params }, club.owner.as);
    expect(codeOf(await back())).toBe('votes.wrong-state');
    expect(await told('votes.opened', vote.id)).toHaveLength(1);
    expect(codeOf(await castIn(app, fan, vote, [1]))).toBeUndefined();
  });

  test('write as freely as in posts: the words that a club blocks do not hold them', async () => {
    const club = await newClub();
    await app.platform.db.query({
      text: `update clubs set text_policy = text_policy || '{"blocked_words": ["grumble"]}' where id = $1`,
      values: [club.id],
    });
    const params = { id: club.id };
    const body = { title: 'Grumble?', options: [{ label: 'grumble' }] };
    await app.ok('POST /clubs/:id/votes', { params, body }, club.owner.as);
    await app.ok(
      'POST /clubs/:id/posts',
      { params, body: { client_key: randomUUID(), text: 'Grumble.' } },
      club.owner.as,
    );
  });

  test('describe a picture with the vote, whoever sent it, or later on its own; both reach the option', async () => {
    const club = await newClub();
    const { as } = club.owner;
    const media_id = await uploadPicture(app, as, { width: 80, height: 80 });
    const options = [{ label: 'Moth', media_id, alt: 'A moth on a lamp' }, { label: 'Static' }];
    const draft = await draftVote(app, club, { options });
    const altIn = async () => (await view(draft.id, club.owner)).options[0]?.picture?.alt;
    expect(await altIn()).toBe('A moth on a lamp');
    const helper = await fanOf(club);
    const member = { id: club.id, user_id: helper.id };
    await app.ok('PUT /clubs/:id/members/:user_id/role', { params: member, body: { role: 'admin' } }, as);
    const body = { title: draft.title, closes_at: draft.closes_at, version: draft.version };
    const change = (given: object) =>
      app.ok(
        'PATCH /votes/:id',
        { params: { id: draft.id }, body: { ...body, ...given } as never },
        helper.as,
      );
    await change({ options: [{ label: 'Moth', media_id, alt: 'A moth' }, { label: 'Static' }] });
    expect(await altIn()).toBe('A moth');
    // Left out, it stays.
    await change({
      version: draft.version + 1,
      options: [{ label: 'Moths', media_id }, { label: 'Static' }],
    });
    expect(await altIn()).toBe('A moth');
    await app.ok('POST /votes/:id/open', { params: { id: draft.id } }, as);
    await app.ok('PATCH /media/:id', { params: { id: media_id }, body: { alt: 'A moth, asleep' } }, as);
    await expect.poll(altIn).toBe('A moth, asleep');
  });
});

test('a club’s list begins with what closes next, and ends with what is over', async () => {
  const club = await newClub();
  const fan = await fanOf(club);
  const soon = await openedVote(app, club, { title: 'Closes first', closes_at: at(1) });
  const over = await openedVote(app, club, { title: 'Over' });
  await app.ok('POST /votes/:id/close', { params: { id: over.id } }, club.owner.as);
  await openedVote(app, club, { title: 'Opens last', opens_at: at(3), closes_at: at(60) });
  await openedVote(app, club, { title: 'Closes last', closes_at: at(50) });
  await openedVote(app, club, { title: 'Opens next', opens_at: at(2), closes_at: at(40) });
  const latest = await openedVote(app, club, { title: 'Over since' });
  app.clock.advance(60_000);
  await app.ok('POST /votes/:id/close', { params: { id: latest.id } }, club.owner.as);
  const titles: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const query = { limit: 2, ...(cursor === undefined ? {} : { cursor }) };
    const page = await app.ok('GET /clubs/:id/votes', { params: { id: club.id }, query }, fan.as);
    titles.push(...page.data.map(({ title }) => title));
    cursor = page.next_cursor;
  }
  expect(titles).toEqual(['Closes first', 'Closes last', 'Opens next', 'Opens last', 'Over since', 'Over']);
  // As soon as it is over by the clock.
  app.clock.advance(DAY_MS);
  const tab = async (name: 'open' | 'closed') =>
    (
      await app.ok('GET /clubs/:id/votes', { params: { id: club.id }, query: { tab: name } }, fan.as)
    ).data.map(({ title }) => title);
  expect(await tab('open')).toEqual(['Closes last']);
  expect((await tab('closed'))[0]).toBe(soon.title);
});

test('a club’s list has tabs with counts, pages by key, and costs the same however many there are', async () => {
  const club = await newClub();
  const fan = await fanOf(club);
  const one = await openedVote(app, club, { title: 'First' });
  await castIn(app, fan, one, [1]);
  const list = (query: object) =>
    app.ok('GET /clubs/:id/votes', { params: { id: club.id }, query: query as never }, fan.as);
  const few = await countQueries(() => list({}));
  for (const title of ['Second', 'Third', 'Fourth']) await openedVote(app, club, { title });
  await openedVote(app, club, { title: 'To come', opens_at: at(1) });
  await draftVote(app, club, { title: 'Draft' });
  const more = await countQueries(() => list({}));
  expect(more.answer.data).toHaveLength(5);
  expect(more.queries.length).toBe(few.queries.length);
  const page = await list({ limit: 2 });
  const next = await list({ limit: 4, cursor: page.next_cursor });
  expect([...page.data, ...next.data].map(({ title }) => title).toSorted()).toEqual(
    ['First', 'Fourth', 'Second', 'Third', 'To come'].toSorted(),
  );
  await app.ok('POST /votes/:id/close', { params: { id: one.id } }, club.owner.as);
  const counts = (as?: Registered['as']) =>
    app.ok('GET /clubs/:id/votes/counts', { params: { id: club.id } }, as);
  expect((await counts()).data).toEqual({
    all: 5,
    open: 3,
    scheduled: 1,
    closed: 1,
    unanswered: 0,
    draft: 0,
  });
  expect((await counts(club.owner.as)).data.draft).toBe(1);
  expect((await list({ tab: 'closed' })).data.map(({ title }) => title)).toEqual(['First']);
  expect(
    codeOf(
      await app.call('GET /clubs/:id/votes', { params: { id: club.id }, query: { tab: 'draft' } }, fan.as),
    ),
  ).toBe('clubs.staff-only');
});
