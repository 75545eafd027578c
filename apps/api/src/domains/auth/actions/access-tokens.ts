// Owns making and revoking personal access tokens: the text of one is answered once, and only its hash is kept.

import type { TokenScope } from '@stagepass/base/token-scopes.ts';
import type { AccessToken } from '@stagepass/contract/auth/access-token-shapes.ts';
import { accessTokensFull } from '@stagepass/contract/auth/errors.ts';
import { notFound } from '@stagepass/contract/common-errors.ts';
import { fail } from '#platform/failure/failure.ts';
import { ACCESS_TOKEN_PREFIX } from '#platform/http/access-token.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { lockAccountToChange } from '../access.ts';
import { insertAccessToken, listAccessTokens, removeAccessToken } from '../access-tokens.store.ts';
import { hashToken, newToken } from '../sessions.rules.ts';
import { presentAccessToken } from '../views.ts';

const MOST_TOKENS = 20;
const DAY_MS = 86_400_000;
/** The prefix and four more: enough to recognise it by. */
const SHOWN_CHARACTERS = ACCESS_TOKEN_PREFIX.length + 4;

export async function createAccessToken(
  platform: Platform,
  actor: Actor,
  wanted: { name: string; scopes: TokenScope[]; expires_in_days: number },
): Promise<{ access_token: AccessToken; token: string }> {
  const { clock, db, dice } = platform;
  return db.transaction(async (tx) => {
    const { user_id } = await lockAccountToChange(platform, actor, tx);
    if ((await listAccessTokens(tx, user_id)).length >= MOST_TOKENS) fail(accessTokensFull);
    const token = ACCESS_TOKEN_PREFIX + newToken(dice);
    const now = clock.now();
    const row = {
      id: newId(platform),
      user_id,
      name: wanted.name,
      scopes: wanted.scopes,
      token_hash: hashToken(token),
      starts_with: token.slice(0, SHOWN_CHARACTERS),
      created_at: now,
      expires_at: new Date(now.getTime() + wanted.expires_in_days * DAY_MS),
      last_used_at: null,
    };
    await insertAccessToken(tx, row);
    return { access_token: presentAccessToken(row, now), token };
  });
}

export async function revokeAccessToken({ db }: Platform, actor: Actor, id: string): Promise<void> {
  if (!(await removeAccessToken(db, { id, user_id: signedIn(actor).user_id }))) fail(notFound);
}
