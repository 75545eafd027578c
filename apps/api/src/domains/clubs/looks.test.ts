// Tests what others see and find of a club: its picture and cover, its search document, its card, its being out of sight.
import { imageAddress } from '@stagepass/base/address.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foundClub, joinedMember } from '#app/testing/clubs.ts';
import {
  type Mailbox,
  manyAddresses,
  openMailbox,
  type Registered,
  registerFan,
} from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { upload } from '#app/testing/uploads.ts';
import { loadSubjectCards } from '#domains/subjects/public/load-subject-cards.ts';
import { visitor } from '#platform/http/actor.ts';
import { loadClubCards } from './public/load-club-cards.ts';
import { clubSubject } from './subject.ts';

let app: TestApp;
let mailbox: Mailbox;
let png: Buffer;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
  const create = { width: 800, height: 600, channels: 3, background: '#c33' } as const;
  png = await sharp({ create }).png().toBuffer();
});
afterAll(() => app.stop());

const send = (as: Registered['as']) => upload(app, { as, bytes: png, type: 'image/png' });

describe('pictures', () => {
  test('are one’s own uploads; picture and cover do not push each other out', async () => {
    const club = await foundClub(app, mailbox);
    const params = { id: club.id };
    const set = (what: 'picture' | 'cover', media_id: string | null, as = club.owner.as) =>
      app.call(`PUT /clubs/:id/${what}`, { params, body: { media_id } }, as);
    const media = await send(club.owner.as);
    expect(await set('picture', media)).toMatchObject({
      body: { data: { picture: { small_url: expect.any(String) } } },
    });
    const covered = await set('cover', await send(club.owner.as));
    expect(covered).toMatchObject({
      body: { data: { cover_url: expect.any(String), picture: expect.anything() } },
    });
    const { data } = await app.ok('GET /clubs/:id', { params });
    for (const url of [data.picture?.small_url, data.picture?.large_url, data.cover_url]) {
      const served = await fetch(imageAddress(url ?? '', `${app.url}/api`));
      expect(served.headers.get('content-type')).toBe('image/webp');
    }
    const stranger = await joinedMember(app, mailbox, club.id);
    expect(await set('cover', await send(stranger.as))).toMatchObject({
      error: { code: 'media.not-claimable' },
    });
    expect(await set('cover', 'no-such-media')).toMatchObject({ error: { code: 'media.not-claimable' } });
    expect(await set('cover', null)).toMatchObject({
      body: { data: { cover_url: null, picture: expect.anything() } },
    });
    // What was let go is free for nobody else, and the picture stays claimed.
    expect(await set('picture', media)).toMatchObject({ ok: true });
  });
});

describe('finding', () => {
  const found = async (q: string, as?: Registered['as']) => {
    const { data } = await app.ok('GET /search', { query: { q, kind: 'club' } }, as);
    return data.groups.flatMap((group) => group.cards.map((card) => card.title));
  };

  test('a public club by everybody, a private one by its members', async () => {
    const club = await foundClub(app, mailbox, {
      name: 'Quokka Brass Band',
      tagline: 'Louder than it looks.',
    });
    expect(await found('quokka')).toEqual(['Quokka Brass Band']);
    const member = await joinedMember(app, mailbox, club.id);
    const input = { params: { id: club.id }, body: { visibility: 'private' } as const };
    await app.ok('PATCH /clubs/:id', input, club.owner.as);
    expect(await found('quokka')).toEqual([]);
    expect(await found('quokka', (await registerFan(app)).as)).toEqual([]);
    expect(await found('quokka', member.as)).toEqual(['Quokka Brass Band']);
  });

  test('a suspended club by nobody, until it is restored', async () => {
    const club = await foundClub(app, mailbox, { name: 'Numbat Society' });
    const { db } = app.platform;
    const cards = () => loadSubjectCards(app.platform, db, visitor, [{ kind: 'club', id: club.id }]);
    expect(await cards()).toMatchObject([
      { title: 'Numbat Society', path: `/club/${club.handle}`, state: 'shown' },
    ]);
    for (let twice = 0; twice < 2; twice += 1)
      await db.transaction((tx) =>
        clubSubject.hide(app.platform, tx, club.id, { cause: 'test', reason: '' }),
      );
    expect(await found('numbat')).toEqual([]);
    expect(await cards()).toEqual([null]);
    expect(await loadClubCards(app.platform, db, [club.id])).toEqual(new Map());
    expect((await app.call('GET /clubs/:id', { params: { id: club.id } })).status).toBe(404);
    const { data } = await app.ok('GET /clubs/:id', { params: { id: club.id } }, club.owner.as);
    expect(data.suspended).toBe(true);
    await db.transaction((tx) => clubSubject.restore(app.platform, tx, club.id));
    expect(await found('numbat')).toEqual(['Numbat Society']);
  });

  test('a private club by nobody who is banned from it', async () => {
    const club = await foundClub(app, mailbox, { name: 'Quokka Society' });
    const [member, banned, guest] = [
      await joinedMember(app, mailbox, club.id),
      await joinedMember(app, mailbox, club.id),
      await registerFan(app),
    ];
    const ban = { params: { id: club.id, user_id: banned.id }, body: { reason: 'Spam.' } };
    await app.ok('PUT /clubs/:id/members/:user_id/ban', ban, club.owner.as);
    const title = async ({ id }: Registered, operator = false) => {
      const session = { session_id: id, verified: true, suspended: false, stepped_up_at: null };
      const actor = { kind: 'user', user_id: id, operator, ...session } as const;
      const [card] = await loadSubjectCards(app.platform, app.platform.db, actor, [
        { kind: 'club', id: club.id },
      ]);
      return card?.title ?? null;
    };
    expect(await title(banned)).toBe('Quokka Society');
    const params = { id: club.id };
    await app.ok('PATCH /clubs/:id', { params, body: { visibility: 'private' } }, club.owner.as);
    expect(await title(banned)).toBeNull();
    expect(await title(banned, true)).toBe('Quokka Society');
    for (const other of [member, guest, club.owner]) expect(await title(other)).toBe('Quokka Society');
    const found = async (as: Registered) => {
      const query = { q: 'quokka', kind: 'club' } as const;
      return JSON.stringify(await app.ok('GET /search', { query }, as.as)).includes(club.id);
    };
    expect([await found(member), await found(banned)]).toEqual([true, false]);
    const profile = await app.ok('GET /users/:id', { params: { id: member.id } }, banned.as);
    expect(JSON.stringify(profile)).not.toContain(club.id);
  });
});
