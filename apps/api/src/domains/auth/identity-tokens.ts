// Owns the keeping of what a provider gave us to ask in a person's name: encrypted, and only what we have a use for.
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { type DiscordTokens, SERVERS_SCOPE } from './discord.client.ts';
import { putTokens, type TokensRow } from './identity-tokens.store.ts';

const PURPOSE = 'discord-token';

/** Without the permission to read servers there is nothing to ask: such tokens are not kept. */
export async function keepTokens(
  platform: Platform,
  tx: Tx,
  identityId: string,
  tokens: DiscordTokens,
): Promise<void> {
  if (!readsServers(tokens.scope)) return;
  const { secrets, clock } = platform;
  await putTokens(tx, {
    identity_id: identityId,
    scope: tokens.scope,
    access_sealed: secrets.seal(PURPOSE, tokens.access),
    refresh_sealed: tokens.refresh === null ? null : secrets.seal(PURPOSE, tokens.refresh),
    expires_at: new Date(clock.now().getTime() + tokens.expires_in_s * 1000),
  });
}

export function openTokens(
  { secrets }: Pick<Platform, 'secrets'>,
  row: TokensRow,
): { access: string | undefined; refresh: string | undefined } {
  return {
    access: secrets.open(PURPOSE, row.access_sealed),
    refresh: row.refresh_sealed === null ? undefined : secrets.open(PURPOSE, row.refresh_sealed),
  };
}

export function readsServers(scope: string): boolean {
  return scope.split(' ').includes(SERVERS_SCOPE);
}
