// Owns the SQL of tokens that providers gave us, one set an identity.
import { type Executor, prepared } from '#platform/db/executor.ts';

export interface TokensRow {
  identity_id: string;
  scope: string;
  access_sealed: string;
  refresh_sealed: string | null;
  expires_at: Date;
}

const put = prepared<never>(
  'auth-put-tokens',
  `insert into auth_identity_tokens (identity_id, scope, access_sealed, refresh_sealed, expires_at) values ($1, $2, $3, $4, $5)
   on conflict (identity_id) do update set scope = excluded.scope, access_sealed = excluded.access_sealed,
     refresh_sealed = excluded.refresh_sealed, expires_at = excluded.expires_at`,
);

/** In place of those that were there. */
export async function putTokens(tx: Executor, row: TokensRow): Promise<void> {
  await put(tx, [row.identity_id, row.scope, row.access_sealed, row.refresh_sealed, row.expires_at]);
}

/** A person's newest link to a provider; `tokens` is null where we may ask nothing. */
export interface LinkRow {
  identity_id: string;
  tokens: TokensRow | null;
}

const linkOf = prepared<{ id: string } & { [Column in keyof TokensRow]: TokensRow[Column] | null }>(
  'auth-link-of',
  `select i.id, t.* from auth_identities i left join auth_identity_tokens t on t.identity_id = i.id
   where i.user_id = $1 and i.kind = $2 order by t.identity_id is null, i.linked_at desc limit 1`,
);

export async function findLink(
  tx: Executor,
  of: { user_id: string; kind: 'discord' },
): Promise<LinkRow | undefined> {
  const [row] = await linkOf(tx, [of.user_id, of.kind]);
  if (row === undefined) return undefined;
  const { id, ...tokens } = row;
  return { identity_id: id, tokens: tokens.identity_id === null ? null : (tokens as TokensRow) };
}

const lockRow = prepared<TokensRow>(
  'auth-lock-tokens',
  'select * from auth_identity_tokens where identity_id = $1 for update',
);

export async function lockTokens(tx: Executor, identityId: string): Promise<TokensRow | undefined> {
  return (await lockRow(tx, [identityId]))[0];
}

const remove = prepared<never>(
  'auth-remove-tokens',
  'delete from auth_identity_tokens where identity_id = $1',
);

export async function removeTokens(tx: Executor, identityId: string): Promise<void> {
  await remove(tx, [identityId]);
}
