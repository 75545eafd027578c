// Owns the question whether a person is in a Discord server: asked in their name, where they linked Discord and allow it.
import { providerRefused, providerUnreachable } from '@stagepass/contract/auth/errors.ts';
import type { Executor } from '#platform/db/executor.ts';
import { Failure } from '#platform/failure/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { isInServer, refreshDiscord } from '../discord.client.ts';
import { findLink, lockTokens, removeTokens, type TokensRow } from '../identity-tokens.store.ts';
import { keepTokens, openTokens } from '../identity-tokens.ts';

/** `off`: this site has no Discord application. */
export type DiscordLink = 'off' | 'unlinked' | 'no-permission' | 'ready';

export async function discordLinkOf(
  { config }: Pick<Platform, 'config'>,
  tx: Executor,
  userId: string,
): Promise<DiscordLink> {
  if (config.DISCORD_CLIENT_ID === undefined || config.DISCORD_CLIENT_SECRET === undefined) return 'off';
  const link = await findLink(tx, { user_id: userId, kind: 'discord' });
  if (link === undefined) return 'unlinked';
  return link.tokens === null ? 'no-permission' : 'ready';
}

/** Talks with Discord: not to be called within a transaction. */
export async function isInDiscordServer(
  platform: Platform,
  { user_id, server_id }: { user_id: string; server_id: string },
): Promise<'member' | 'not-member' | 'no-permission' | 'unreachable'> {
  const link = await findLink(platform.db, { user_id, kind: 'discord' });
  if (link?.tokens == null) return 'no-permission';
  try {
    const access = await accessOf(platform, link.tokens);
    if (access === undefined) return 'no-permission';
    return (await isInServer(platform, access, server_id)) ? 'member' : 'not-member';
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (error.reason === providerUnreachable) return 'unreachable';
    if (error.reason !== providerRefused) throw error;
    // They took the permission back at Discord: it can be given again.
    await removeTokens(platform.db, link.identity_id);
    return 'no-permission';
  }
}

/** Renewed a little before the end, so that it does not run out on the way. */
const SOON_MS = 60_000;

async function accessOf(platform: Platform, row: TokensRow): Promise<string | undefined> {
  if (isFresh(platform, row)) return openTokens(platform, row).access;
  // A refresh token is good once. Whoever comes second waits for the row and finds the token that the first one got.
  return platform.db.transaction(async (tx) => {
    const now = await lockTokens(tx, row.identity_id);
    if (now === undefined) return undefined;
    const { access, refresh } = openTokens(platform, now);
    if (isFresh(platform, now) || refresh === undefined) return isFresh(platform, now) ? access : undefined;
    const renewed = await refreshDiscord(platform, refresh);
    await keepTokens(platform, tx, row.identity_id, { ...renewed, scope: renewed.scope || now.scope });
    return renewed.access;
  });
}

function isFresh({ clock }: Pick<Platform, 'clock'>, { expires_at }: TokensRow): boolean {
  return expires_at.getTime() - clock.now().getTime() > SOON_MS;
}
