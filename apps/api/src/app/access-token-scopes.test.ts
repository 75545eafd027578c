// Owns: every endpoint × every scope of an access token. A token opens exactly what its scope names, and a new endpoint is closed to all.
import { randomUUID } from 'node:crypto';
import { tokenScopes } from '@stagepass/base/token-scopes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAccessToken } from '#domains/auth/access-tokens.store.ts';
import { hashToken, newToken } from '#domains/auth/sessions.rules.ts';
import { ACCESS_TOKEN_PREFIX } from '#platform/http/access-token.ts';
import { newId } from '#platform/ids/new-id.ts';
import { manyAddresses, stranger } from './testing/people.ts';
import { sendCall, startTestApp, type TestApp } from './testing/test-app.ts';
import { type Line, lines } from './testing/walk-endpoints.ts';
import { makeWorld, type Stage } from './testing/world.ts';

type Scope = (typeof tokenScopes)[number];

/** What each scope opens. Whoever adds a line has read that it moves no money and changes no sign-in. */
const opened: Record<Scope, readonly string[]> = {
  'profile:read': ['GET /users/me', 'GET /users/:id'],
  'clubs:read': [
    'GET /clubs',
    'GET /clubs/:id',
    'GET /clubs/:id/members',
    'GET /clubs/:id/members/counts',
    'GET /clubs/:id/members/:user_id',
    'GET /clubs/:id/me',
    'GET /clubs/:id/levels',
    'GET /clubs/:id/pinned-posts',
    'GET /clubs/:id/posts',
    'GET /clubs/:id/scheduled-posts',
    'GET /clubs/:id/tiers',
    'GET /comments/:id/replies',
    'GET /memberships',
    'GET /posts/:id',
    'GET /posts/:id/comments',
  ],
  'posts:write': [
    'POST /clubs/:id/posts',
    'PATCH /posts/:id',
    'DELETE /posts/:id',
    'PUT /posts/:id/pin',
    'DELETE /posts/:id/pin',
  ],
  'value:read': [
    'GET /wallet',
    'GET /wallet/holds',
    'GET /wallet/statement',
    'GET /wallet/transfers/:id',
    'GET /clubs/:id/revenue',
  ],
};

let app: TestApp;
let stage: Stage;
const tokens = new Map<Scope, string>();
beforeAll(async () => {
  app = await startTestApp({ env: { ...manyAddresses } });
  const world = await makeWorld(app);
  stage = await world.stage({ role: 'owner', visibility: 'public', fresh: true });
  for (const scope of tokenScopes) tokens.set(scope, await tokenFor(scope));
});
afterAll(() => app.stop());

async function tokenFor(scope: Scope): Promise<string> {
  const { db, clock, dice } = app.platform;
  const token = ACCESS_TOKEN_PREFIX + newToken(dice);
  await insertAccessToken(db, {
    id: newId(app.platform),
    user_id: stage.owner.id,
    name: scope,
    scopes: [scope],
    token_hash: hashToken(token),
    starts_with: token.slice(0, 9),
    created_at: clock.now(),
    expires_at: new Date(clock.now().getTime() + 86_400_000),
    last_used_at: null,
  });
  return token;
}

async function outcomeOf({ name, row }: Line, token: string): Promise<string> {
  const { file, ...input } = await row.given(stage);
  const from = stranger();
  const headers = { ...from.headers, 'idempotency-key': randomUUID() };
  const options = { ...from, token, headers, ...(file === undefined ? {} : { file }) };
  const { status, text } = await sendCall(app.url, name, input, options);
  if (status < 300) return 'ok';
  return (JSON.parse(text) as { error: { code: string } }).error.code;
}

test('what the scopes open is what this table says', () => {
  const declared = lines.flatMap(({ name, endpoint }) =>
    endpoint.scope === undefined ? [] : [`${endpoint.scope} ${name}`],
  );
  const listed = tokenScopes.flatMap((scope) => opened[scope].map((name) => `${scope} ${name}`));
  expect(declared.toSorted()).toEqual(listed.toSorted());
});

test('nothing that moves value, is for operators or belongs to signing in names a scope', () => {
  const wrong = lines.filter(
    ({ endpoint: { idempotent, who, path, scope } }) =>
      scope !== undefined && (idempotent || who === 'operator' || /^\/(auth|operator|public)\b/.test(path)),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test.each(lines)('$name', async (line) => {
  // The input of a closed endpoint does not matter: it is refused before anything of it is read.
  const closed = { ...line, row: { ...line.row, given: () => closedInput(line) } } as Line;
  for (const scope of tokenScopes) {
    const token = tokens.get(scope) as string;
    const opens = line.endpoint.scope === scope;
    expect([scope, await outcomeOf(opens ? line : closed, token)]).toEqual([
      scope,
      opens ? line.row.cells.owner : 'access-token-scope-missing',
    ]);
  }
});

function closedInput({ endpoint }: Line) {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
  return { params: Object.fromEntries(names.map((name) => [name, 'x'])) };
}
