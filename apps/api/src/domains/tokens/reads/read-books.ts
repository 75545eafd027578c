// Owns the books of a token as anybody may check them: the issuer's account, its moves, and the ledger's published head.
import type { IssuerMove, TokenSupply } from '@stagepass/contract/tokens/shapes.ts';
import { issuerAccountId, issuerMoves } from '#domains/ledger/public/issuer-books.ts';
import { latestHead } from '#domains/ledger/public/latest-head.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Page, PageAsked } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { requireToken } from '../access.ts';
import { readSupply } from '../tokens.store.ts';

export async function readBooks(platform: Platform, actor: Actor, idOrHandle: string): Promise<TokenSupply> {
  const { db } = platform;
  const { club } = await loadClubFor(platform, db, actor, idOrHandle, 'see-front');
  const { symbol, cap } = await requireToken(platform, db, club.id);
  const { given_out, promised, balance } = await readSupply(db, club.id);
  return {
    symbol,
    cap,
    given_out,
    promised,
    held: -balance,
    spent: given_out + balance,
    issuer: { account_id: issuerAccountId(club.id), balance },
    head: await latestHead(platform),
  };
}

export async function readMoves(
  platform: Platform,
  actor: Actor,
  { club: idOrHandle, ...asked }: PageAsked & { club: string },
): Promise<Page<IssuerMove>> {
  const { club } = await loadClubFor(platform, platform.db, actor, idOrHandle, 'see-front');
  await requireToken(platform, platform.db, club.id);
  return issuerMoves(platform.db, club.id, asked);
}
