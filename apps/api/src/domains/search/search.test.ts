// Owns: what is found, by whom, in which order; over HTTP on a real index.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countQueries } from '#app/testing/count-queries.ts';
import { manyAddresses, type Registered, registerFan, stranger } from '#app/testing/people.ts';
import { type StandInOwners, standInFor } from '#app/testing/stand-in-owners.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { newId } from '#platform/ids/new-id.ts';
import { countWords, recountAllWords } from './jobs.ts';
import { putDocument, putDocuments, type SearchDocument } from './public/put-document.ts';
import { removeDocument } from './public/remove-document.ts';
import { type SearchScope, searchScope } from './public/search-scope.ts';
import { setClubOpen } from './public/set-club-open.ts';

let app: TestApp;
let owners: StandInOwners;
let before: SearchScope;
const scope = { clubs: new Map<string, string[]>(), hidden: new Map<string, string[]>() };

beforeAll(async () => {
  app = await startTestApp({ env: { ...manyAddresses } });
  before = { ...searchScope.read() };
  Object.assign(searchScope.read(), {
    clubIdsOf: async (_tx: unknown, userId: string) => scope.clubs.get(userId) ?? [],
    hiddenFrom: async (_tx: unknown, userId: string) => scope.hidden.get(userId) ?? [],
  });
});
afterAll(() => {
  // What the slot holds is the same object for every file that runs in this process.
  Object.assign(searchScope.read(), before);
  return app.stop();
});

beforeEach(async () => {
  owners = standInFor(['user', 'club', 'post']);
  await app.platform.db.query({
    text: 'truncate search_documents, search_words, search_closed_clubs, search_uncounted',
  });
});
afterEach(() => owners.restore());

type Part = Partial<SearchDocument> & Pick<SearchDocument, 'kind' | 'title'>;

async function put(part: Part): Promise<string> {
  const id = part.id ?? newId(app.platform);
  owners.subjects.set(id, { title: part.title });
  const document = {
    club_id: null,
    author_id: null,
    visibility: 'public',
    created_at: app.clock.now(),
  } as const;
  await putDocument(app.platform.db, { ...document, ...part, id });
  return id;
}

const count = () => countWords.run(app.platform, undefined, AbortSignal.timeout(10_000));

async function find(q: string, { as, kind }: { as?: Registered; kind?: 'user' | 'club' | 'post' } = {}) {
  const query = kind === undefined ? { q } : { q, kind };
  const options = { ...stranger(), ...(as === undefined ? {} : { token: as.as.token }) };
  const { data } = await app.ok('GET /search', { query }, options);
  return data.groups;
}

async function titles(q: string, options: Parameters<typeof find>[1] = {}): Promise<string[]> {
  return (await find(q, options)).flatMap((group) => group.cards.map((card) => card.title));
}

describe('words', () => {
  beforeEach(async () => {
    await put({ kind: 'club', title: 'Velvet Static', body: 'A band from the harbour', tags: ['music'] });
    await put({ kind: 'club', title: 'The Trapdoor', body: 'Theatre under the street' });
    await put({ kind: 'user', title: 'Juno Vale', tags: ['juno_vale'] });
    await put({ kind: 'user', title: 'Zoë Ångström', tags: ['zoe_a'] });
    await put({ kind: 'post', title: '', body: 'Rehearsal tonight: the kettle drum is back from repair' });
    await count();
  });

  test.each([
    ['velvet', 'Velvet Static'],
    ['VELVET static', 'Velvet Static'],
    ['vel', 'Velvet Static'],
    ['static vel', 'Velvet Static'],
    ['velvt', 'Velvet Static'],
    ['vlevet', 'Velvet Static'],
    ['velvet sttaic', 'Velvet Static'],
    ['velvetstatic', 'Velvet Static'],
    ['harbour', 'Velvet Static'],
    ['music', 'Velvet Static'],
    ['trap door', 'The Trapdoor'],
    ['theater', 'The Trapdoor'],
    ['@juno_vale', 'Juno Vale'],
    ['jun', 'Juno Vale'],
    ['zoe', 'Zoë Ångström'],
    ['angstrom', 'Zoë Ångström'],
    ['ÅNGSTRÖM', 'Zoë Ångström'],
  ])('%s finds %s', async (q, title) => expect(await titles(q)).toContain(title));

  test.each(['kettle', 'rehersal', 'reh', 'kettle drum', 'repiar'])('%s finds the post', async (q) => {
    expect((await find(q, { kind: 'post' }))[0]?.cards).toHaveLength(1);
  });

  test.each(['xylophone', 'velvet xylophone', '!!!', '🎸', "';--", '%', '\\', "qq' | 'zz"])(
    '%s finds nothing, and harms nothing',
    async (q) => expect(await titles(q)).toEqual([]),
  );

  test('a new post is found by its whole words at once, and by their beginnings after the next count', async () => {
    await put({ kind: 'post', title: '', body: 'Glockenspiel' });
    const found = async (q: string) => (await find(q, { kind: 'post' }))[0]?.cards.length;
    expect(await found('glockenspiel')).toBe(1);
    expect(await found('glock')).toBe(0);
    await count();
    expect(await found('glock')).toBe(1);
    expect(await found('glokenspiel')).toBe(1);
  });

  test('what was removed or edited is not found any more, and its words are forgotten', async () => {
    const id = await put({ kind: 'post', title: '', body: 'Quicksand' });
    await count();
    await put({ kind: 'post', id, title: '', body: 'Marmalade' });
    expect(await titles('quicksand')).toEqual([]);
    expect((await find('marmalade', { kind: 'post' }))[0]?.cards).toHaveLength(1);
    await removeDocument(app.platform.db, { kind: 'post', id });
    expect((await find('marmalade', { kind: 'post' }))[0]?.cards).toEqual([]);
    await recountAllWords.run(app.platform, undefined, AbortSignal.timeout(10_000));
    const { rows } = await app.platform.db.query<{ word: string }>({
      text: "select word from search_words where word in ('quicksand', 'marmalade', 'kettle')",
    });
    expect(rows.map((row) => row.word)).toEqual(['kettle']);
  });
});

describe('who finds what', () => {
  test('what is for members is found by members only, and what is for nobody by nobody', async () => {
    const [member, guest] = [await registerFan(app), await registerFan(app)];
    const club = newId(app.platform);
    scope.clubs.set(member.id, [club]);
    const post = { kind: 'post', title: 'Secret setlist', club_id: club } as const;
    const id = await put({ ...post, visibility: 'members' });
    expect(await titles('setlist', { as: member })).toHaveLength(1);
    expect(await titles('setlist', { as: guest })).toEqual([]);
    expect(await titles('setlist')).toEqual([]);
    await put({ ...post, id, visibility: 'public' });
    expect(await titles('setlist')).toHaveLength(1);
    await put({ ...post, id, visibility: 'none' });
    expect(await titles('setlist', { as: member })).toEqual([]);
  });

  test('a club that turns private takes everything in it along, at once', async () => {
    const member = await registerFan(app);
    const club = newId(app.platform);
    scope.clubs.set(member.id, [club]);
    await put({ kind: 'club', id: club, club_id: club, title: 'Harbour Voices' });
    await put({ kind: 'post', club_id: club, title: 'Harbour rehearsal' });
    expect(await titles('harbour')).toHaveLength(2);
    await setClubOpen(app.platform.db, { club_id: club, open: false });
    expect(await titles('harbour')).toEqual([]);
    expect(await titles('harbour', { as: member })).toHaveLength(2);
    await setClubOpen(app.platform.db, { club_id: club, open: true });
    expect(await titles('harbour')).toHaveLength(2);
  });

  test('people who do not want to meet do not find each other or their posts', async () => {
    const [viewer, other] = [await registerFan(app), await registerFan(app)];
    const bystander = await registerFan(app);
    scope.hidden.set(viewer.id, [other.id]);
    await put({ kind: 'user', id: other.id, author_id: other.id, title: 'Odd Duckling' });
    await put({ kind: 'post', author_id: other.id, title: 'Duckling news' });
    expect(await titles('duckling', { as: viewer })).toEqual([]);
    expect(await titles('duckling', { as: bystander })).toHaveLength(2);
  });

  test('the owner of a thing has the last word, whatever the index says', async () => {
    const id = await put({ kind: 'post', title: 'Stale entry' });
    owners.subjects.set(id, { title: 'Stale entry', visible: () => false });
    expect(await titles('stale')).toEqual([]);
    owners.subjects.set(id, { title: 'Stale entry', state: 'hidden' });
    expect(await titles('stale')).toEqual([]);
  });
});

describe('order', () => {
  test('a title counts more than a text, a whole word more than a typing error', async () => {
    await put({ kind: 'club', title: 'Nightjar', body: 'We like the moon' });
    await put({ kind: 'club', title: 'Moon Choir' });
    await put({ kind: 'club', title: 'Moan Choir' });
    await count();
    expect((await titles('moon'))[0]).toBe('Moon Choir');
    expect((await titles('choir moon'))[0]).toBe('Moon Choir');
  });

  test('the larger club comes first among equals, the newer post too', async () => {
    await put({ kind: 'club', title: 'Lantern One', weight: 0.1 });
    await put({ kind: 'club', title: 'Lantern Two', weight: 0.9 });
    const year = 365 * 86_400_000;
    const before = new Date(app.clock.now().getTime() - year);
    await put({ kind: 'post', title: 'Lantern then', created_at: before });
    await put({ kind: 'post', title: 'Lantern now' });
    expect(await titles('lantern')).toEqual(['Lantern Two', 'Lantern One', 'Lantern now', 'Lantern then']);
  });

  test('pages neither skip nor repeat, also while time goes on', async () => {
    const documents = Array.from({ length: 45 }, (_, at) => ({
      kind: 'post' as const,
      id: newId(app.platform),
      club_id: null,
      author_id: null,
      title: `Postcard ${at}`,
      visibility: 'public' as const,
      created_at: new Date(app.clock.now().getTime() - at * 3_600_000),
    }));
    for (const { id, title } of documents) owners.subjects.set(id, { title });
    await putDocuments(app.platform.db, documents);
    await count();
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { q: 'postcard', kind: 'post' as const, ...(cursor === undefined ? {} : { cursor }) };
      const { data } = await app.ok('GET /search', { query }, stranger());
      seen.push(...(data.groups[0]?.cards ?? []).map((card) => card.id));
      cursor = data.groups[0]?.next_cursor ?? undefined;
      app.clock.advance(60_000);
    } while (cursor !== undefined);
    expect(seen).toHaveLength(45);
    expect(new Set(seen).size).toBe(45);
    const bad = await app.call(
      'GET /search',
      { query: { q: 'x', kind: 'post', cursor: 'nonsense' } },
      stranger(),
    );
    expect(bad).toMatchObject({ ok: false, error: { code: 'invalid-input' } });
  });

  test('takes the same few queries however much is found', async () => {
    for (let at = 0; at < 8; at += 1) {
      await put({ kind: 'club', title: `Comet ${at}` });
      await put({ kind: 'post', title: `Comet ${at}` });
    }
    await count();
    const asked = async (typed: string) => {
      const { queries, answer } = await countQueries(() => find(typed));
      expect(answer.map(({ cards }) => cards.length > 0)).toEqual(groupsWithCards);
      return queries.filter((text) => !/rate|limit/.test(text)).length;
    };
    const groupsWithCards = (await find('comet')).map(({ cards }) => cards.length > 0);
    expect(groupsWithCards.filter(Boolean)).toHaveLength(2);
    owners.asked.length = 0;
    // The index, the owners' cards stand in, and the auctions that run.
    expect(await asked('comet')).toBe(3);
    expect(owners.asked).toEqual(['club', 'post']);
    // Once more for a typing error, and once more where few letters are left as they should be.
    expect(await asked('commet')).toBe(4);
    expect(await asked('cmoet')).toBe(5);
  });
});
