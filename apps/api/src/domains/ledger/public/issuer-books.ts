// Owns what later rows may read of a token's issuer: its account, every move of it, and what was spent for which cause.
import type { CauseKind } from '@stagepass/contract/ledger/causes.ts';
import type { IssuerMove } from '@stagepass/contract/tokens/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Page, PageAsked } from '#platform/paging/keyset.ts';
import { accountId } from '../account-id.rules.ts';
import { byId, listIssuerMoves, sumSpentByCause } from '../issuers.store.ts';
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

/** Of all tokens: what went back to issuers for causes of a kind, by the cause's id, less what was refunded. For audits. */
export async function spentByCause(db: Executor, kind: CauseKind): Promise<ReadonlyMap<string, number>> {
  return new Map((await sumSpentByCause(db, kind)).map(({ cause_id, amount }) => [cause_id, amount]));
}
