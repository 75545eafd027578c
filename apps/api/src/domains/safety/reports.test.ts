// Owns: who may report what, that one person's reports are one, and what the audit log keeps.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { manyAddresses, type Registered, registerFan } from '#app/testing/people.ts';
import { type StandInOwners, standInFor } from '#app/testing/stand-in-owners.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { newId } from '#platform/ids/new-id.ts';
import { safety } from './domain.ts';
import { listDeeds } from './public/list-deeds.ts';
import { recordDeed } from './public/record-deed.ts';
import { findReport, listReportsOn } from './public/reports.ts';

let app: TestApp;
let owners: StandInOwners;
let author: Registered;
let fan: Registered;

beforeAll(async () => {
  app = await startTestApp({ env: { ...manyAddresses } });
});
afterAll(() => app.stop());
beforeEach(async () => {
  owners = standInFor(['post', 'comment', 'club']);
  author = await registerFan(app);
  fan = await registerFan(app);
});
afterEach(() => owners.restore());

function post(change: Partial<Parameters<typeof owners.subjects.set>[1]> = {}): string {
  const id = newId(app.platform);
  owners.subjects.set(id, { title: 'A post', author_id: author.id, club_id: newId(app.platform), ...change });
  return id;
}

const report = (id: string, as: Registered, reason: 'spam' | 'abuse' = 'spam') =>
  app.call('POST /reports', { body: { kind: 'post', id, reason, note: ' Twice a day ' } }, as.as);

describe('a report', () => {
  test('is kept once, with whose it is and where', async () => {
    const id = post();
    const answered = await report(id, fan);
    expect(answered).toMatchObject({ ok: true, body: { data: { reason: 'spam', again: false } } });
    const again = await report(id, fan, 'abuse');
    expect(again).toMatchObject({ ok: true, body: { data: { reason: 'spam', again: true } } });
    const kept = await listReportsOn(app.platform.db, { kind: 'post', id });
    expect(kept).toMatchObject([{ reporter_id: fan.id, author_id: author.id, note: 'Twice a day' }]);
    expect(kept[0]?.club_id).toBe(owners.subjects.get(id)?.club_id);
    expect(await findReport(app.platform.db, kept[0]?.id ?? '')).toEqual(kept[0]);
  });

  test('by several people at once is one each', async () => {
    const id = post();
    const many = await Promise.all([report(id, fan), report(id, fan), report(id, fan), report(id, fan)]);
    expect(many.filter((answer) => answer.ok && !answer.body.data.again)).toHaveLength(1);
    await report(id, await registerFan(app));
    expect(await listReportsOn(app.platform.db, { kind: 'post', id })).toHaveLength(2);
  });

  test('is possible of what one may see only, and of nothing of one’s own', async () => {
    const seen = post();
    const unseen = post({ visible: () => false });
    expect((await report(seen, fan)).ok).toBe(true);
    const notFound = { ok: false, status: 404, error: { code: 'subjects.not-found' } };
    expect(await report(unseen, fan)).toMatchObject(notFound);
    expect(await report(post({ state: 'gone' }), fan)).toMatchObject(notFound);
    expect(await report(newId(app.platform), fan)).toMatchObject(notFound);
    expect(await report('not-an-id', fan)).toMatchObject(notFound);
    expect(await report(seen, author)).toMatchObject({ ok: false, error: { code: 'safety.own-subject' } });
  });

  test('needs somebody signed in, a known reason and a note of bearable length', async () => {
    const body = { kind: 'post', id: post(), reason: 'spam', note: '' } as const;
    expect(await app.call('POST /reports', { body })).toMatchObject({ error: { code: 'not-signed-in' } });
    const long = { ...body, note: 'x'.repeat(1001) };
    expect(await app.call('POST /reports', { body: long }, fan.as)).toMatchObject({ status: 400 });
    const odd = { ...body, reason: 'boring' } as never;
    expect(await app.call('POST /reports', { body: odd }, fan.as)).toMatchObject({ status: 400 });
  });

  test('leaves with the account: the report stays, without its maker', async () => {
    const id = post();
    await report(id, fan);
    expect(JSON.stringify(await safety.exportUser?.(app.platform, fan.id))).toContain(id);
    await app.platform.db.transaction(async (tx) => safety.eraseUser?.(tx, fan.id, app.platform));
    expect(await listReportsOn(app.platform.db, { kind: 'post', id })).toMatchObject([
      { reporter_id: null, note: '' },
    ]);
    expect(JSON.stringify(await safety.exportUser?.(app.platform, fan.id))).not.toContain(id);
  });
});

describe('the audit log', () => {
  test('is read newest first, page by page, by club', async () => {
    const club_id = newId(app.platform);
    const other = newId(app.platform);
    await app.platform.db.transaction(async (tx) => {
      for (let at = 0; at < 60; at += 1) {
        app.clock.advance(1000);
        const subject = { kind: 'user', id: fan.id } as const;
        await recordDeed(app.platform, tx, {
          club_id,
          actor_id: author.id,
          deed: 'memberships.member-muted',
          subject,
          details: { number: at },
        });
      }
      await recordDeed(app.platform, tx, { club_id: other, actor_id: null, deed: 'clubs.club-closed' });
    });
    const first = await listDeeds(app.platform.db, { club_id, cursor: undefined });
    expect(first.deeds).toHaveLength(50);
    expect(first.deeds[0]).toMatchObject({
      actor_id: author.id,
      deed: 'memberships.member-muted',
      subject: { kind: 'user', id: fan.id },
      details: { number: 59 },
    });
    const second = await listDeeds(app.platform.db, { club_id, cursor: first.next_cursor ?? undefined });
    expect(second.deeds.map((deed) => deed.details.number)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
    expect(second.next_cursor).toBeNull();
    expect((await listDeeds(app.platform.db, { club_id: other, cursor: undefined })).deeds).toHaveLength(1);
  });

  test('is not written where what it tells of did not happen', async () => {
    const club_id = newId(app.platform);
    const failing = app.platform.db.transaction(async (tx) => {
      await recordDeed(app.platform, tx, { club_id, actor_id: fan.id, deed: 'clubs.club-edited' });
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect((await listDeeds(app.platform.db, { club_id, cursor: undefined })).deeds).toEqual([]);
  });
});
