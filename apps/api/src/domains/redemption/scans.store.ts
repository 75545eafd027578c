// Owns the SQL of scans and of typed codes.
import type { ScanVerdict } from '@stagepass/contract/redemption/shapes.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import { id, time } from '#platform/paging/key-columns.ts';
import { keyset, type PageOf } from '#platform/paging/keyset.ts';
import type { RedemptionRow, TypedCodeRow } from './tables.ts';

const columns = `id, club_id, scan_id, kind, item_id, design_id, user_id, key_id, staff_id, scanner, scanned_at, received_at,
  verdict, reason, first_id, voided_at, voided_by, void_reason`;

const byScan = prepared<RedemptionRow>(
  'redemption-by-scan',
  `select ${columns} from redemptions where club_id = $1 and scan_id = $2`,
);

export async function findScan(
  tx: Executor,
  clubId: string,
  scanId: string,
): Promise<RedemptionRow | undefined> {
  return (await byScan(tx, [clubId, scanId]))[0];
}

const insert = prepared<RedemptionRow>(
  'redemption-insert',
  `insert into redemptions (id, club_id, scan_id, kind, item_id, design_id, user_id, key_id, staff_id, scanner, scanned_at,
     received_at, verdict, reason, first_id)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
   on conflict (club_id, scan_id) do nothing returning ${columns}`,
);

/** Undefined where the same scan is there already. */
export async function insertScan(
  tx: Executor,
  row: Omit<RedemptionRow, 'voided_at' | 'voided_by' | 'void_reason'>,
): Promise<RedemptionRow | undefined> {
  const rows = await insert(tx, [
    row.id,
    row.club_id,
    row.scan_id,
    row.kind,
    row.item_id,
    row.design_id,
    row.user_id,
    row.key_id,
    row.staff_id,
    row.scanner,
    row.scanned_at,
    row.received_at,
    row.verdict,
    row.reason,
    row.first_id,
  ]);
  return rows[0];
}

const accepted = prepared<RedemptionRow>(
  'redemption-accepted',
  `select ${columns} from redemptions where item_id = $1 and verdict = 'accepted' and kind = 'item' and voided_at is null`,
);

/** The scan by which an item was handed in. */
export async function findAccepted(tx: Executor, itemId: string): Promise<RedemptionRow | undefined> {
  return (await accepted(tx, [itemId]))[0];
}

const byIds = prepared<RedemptionRow>(
  'redemption-by-ids',
  `select ${columns} from redemptions where id = any($1::uuid[])`,
);

export async function listByIds(tx: Executor, ids: readonly string[]): Promise<RedemptionRow[]> {
  return ids.length === 0 ? [] : byIds(tx, [ids]);
}

/** False where it is voided already. */
export async function updateVoided(
  tx: Executor,
  voided: { id: string; at: Date; by: string; reason: string },
): Promise<boolean> {
  const { count } = await tx.query({
    text: `update redemptions set voided_at = $2, voided_by = $3, void_reason = $4
      where id = $1 and verdict = 'accepted' and voided_at is null`,
    values: [voided.id, voided.at, voided.by, voided.reason],
  });
  return count === 1;
}

export interface ScanFilter {
  verdict?: ScanVerdict | undefined;
  kind?: 'item' | 'pass' | undefined;
  design_id?: string | undefined;
}

export const byReceipt = keyset({ received_at: time, id });
export const byTimeOfScan = keyset({ scanned_at: time, id });

export async function listScanRows(
  tx: Executor,
  clubId: string,
  filter: ScanFilter,
  { after, limit }: PageOf<typeof byReceipt>,
): Promise<RedemptionRow[]> {
  const { rows } = await tx.query<RedemptionRow>({
    name: 'redemption-scans',
    text: `select ${columns} from redemptions
      where club_id = $1 and ($2::text is null or verdict = $2) and ($3::text is null or kind = $3)
        and ($4::uuid is null or design_id = $4)
        and ($5::timestamptz is null or (date_trunc('milliseconds', received_at), id) < ($5, $6::uuid))
      order by received_at desc, id desc limit $7`,
    values: [
      clubId,
      filter.verdict ?? null,
      filter.kind ?? null,
      filter.design_id ?? null,
      after?.received_at ?? null,
      after?.id ?? null,
      limit,
    ],
  });
  return rows;
}

export async function listRedemptionsOf(
  tx: Executor,
  userId: string,
  kind: 'item' | 'pass' | undefined,
  { after, limit }: PageOf<typeof byTimeOfScan>,
): Promise<RedemptionRow[]> {
  const { rows } = await tx.query<RedemptionRow>({
    name: 'redemption-mine',
    text: `select ${columns} from redemptions
      where user_id = $1 and verdict = 'accepted' and ($2::text is null or kind = $2)
        and ($3::timestamptz is null or (date_trunc('milliseconds', scanned_at), id) < ($3, $4::uuid))
      order by scanned_at desc, id desc limit $5`,
    values: [userId, kind ?? null, after?.scanned_at ?? null, after?.id ?? null, limit],
  });
  return rows;
}

export async function insertTypedCode(
  tx: Executor,
  code: { hash: Buffer } & Omit<TypedCodeRow, 'used_at'>,
): Promise<boolean> {
  const { count } = await tx.query({
    text: `insert into typed_codes (hash, kind, subject_id, user_id, made_at, expires_at) values ($1, $2, $3, $4, $5, $6)
      on conflict do nothing`,
    values: [code.hash, code.kind, code.subject_id, code.user_id, code.made_at, code.expires_at],
  });
  return count === 1;
}

export async function findTypedCode(tx: Executor, hash: Buffer): Promise<TypedCodeRow | undefined> {
  const { rows } = await tx.query<TypedCodeRow>({
    text: 'select kind, subject_id, user_id, made_at, expires_at, used_at from typed_codes where hash = $1',
    values: [hash],
  });
  return rows[0];
}

/** False where somebody used it first. */
export async function useTypedCode(tx: Executor, hash: Buffer, at: Date): Promise<boolean> {
  const { count } = await tx.query({
    text: 'update typed_codes set used_at = $2 where hash = $1 and used_at is null',
    values: [hash, at],
  });
  return count === 1;
}

export async function deleteTypedCodes(tx: Executor, before: Date): Promise<number> {
  const { count } = await tx.query({
    text: 'delete from typed_codes where expires_at < $1',
    values: [before],
  });
  return count;
}
