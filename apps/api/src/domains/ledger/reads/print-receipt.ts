// Owns the receipt of a payment as a sheet to print: for whoever paid, and for those who run the site.
import { transferNotFound } from '@stagepass/contract/ledger/errors.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Download } from '#platform/http/bind.ts';
import { openSheet } from '#platform/pdf/print-sheet.ts';
import type { Platform } from '#platform/platform.ts';
import { drawReceipt } from '../receipt-sheet.ts';
import { findPayer } from '../receipts.store.ts';
import { readTransfer } from './get-transfer.ts';

export async function printReceipt(platform: Platform, actor: SignedIn, id: string): Promise<Download> {
  const buyerId = actor.operator ? ((await findPayer(platform.db, id)) ?? actor.user_id) : actor.user_id;
  const { receipt, kind } = await readTransfer(platform, buyerId, id);
  if (receipt === null) return fail(transferNotFound);
  const buyer = (await loadUserCards(platform, platform.db, [buyerId])).get(buyerId);
  const sheet = await openSheet(`Receipt ${receipt.number}`);
  drawReceipt(sheet, { receipt, kind, buyer: buyer === undefined ? null : `@${buyer.user_name}` });
  const file = await sheet.finish();
  return { name: `receipt-${receipt.number}.pdf`, parts: [file], size_bytes: file.length };
}
