// Owns what later rows may read of a token's issuer: its account, every move of it, and what it gave out in all.
import type { IssuerMove } from '@stagepass/contract/tokens/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Page, PageAsked } from '#platform/paging/keyset.ts';
import { accountId } from '../account-id.rules.ts';
import { byId, listIssuerMoves, sumGivenOut } from '../issuers.store.ts';
import { issuerOf } from './account-ref.ts';

export function issuerAccountId(clubId: string): string {
  return accountId(issuerOf(clubId), `token:${clubId}`);
}

export async function issuerMoves(db: Executor, clubId: string, asked: PageAsked): Promise<Page<IssuerMove>> {
  const { rows, next_cursor } = await byId.page(asked, (page) => listIssuerMoves(db, clubId, page));
  return {
    data: rows.map(({ digest, at, ...move }) => ({
      ...move,
      digest: digest.toString('hex'),
      at: at.toISOString(),
    })),
    next_cursor,
  };
}

/** By club, worked out from every move: for audits. */
export async function givenOutByClub(db: Executor): Promise<ReadonlyMap<string, number>> {
  return new Map((await sumGivenOut(db)).map(({ club_id, amount }) => [club_id, amount]));
}
