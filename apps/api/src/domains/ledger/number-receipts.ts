// Owns the giving of numbers to receipts: by a job for all, by the first look for one that is looked at before.
import { spendKinds } from '@stagepass/contract/ledger/causes.ts';
import type { Platform } from '#platform/platform.ts';
import { insertReceipts, lockNextPurchases, updateReceiptPosition } from './receipts.store.ts';

const movesInOneStep = 5000;

export async function numberReceipts(platform: Platform, signal?: AbortSignal): Promise<void> {
  const { TAX_RATE_BP: tax_rate_bp } = platform.config;
  for (let more = true; more && signal?.aborted !== true; ) {
    more = await platform.db.transaction(async (tx) => {
      const kinds = [...spendKinds, 'top-up'] as const;
      const next = await lockNextPurchases(tx, { kinds, limit: movesInOneStep });
      const { transfer_ids } = next;
      if (transfer_ids.length > 0)
        await insertReceipts(tx, { transfer_ids, tax_rate_bp, at: platform.clock.now() });
      await updateReceiptPosition(tx, next.to);
      return next.more;
    });
  }
}

export async function numberReceipt(platform: Platform, transferId: string): Promise<void> {
  const { TAX_RATE_BP: tax_rate_bp } = platform.config;
  const at = platform.clock.now();
  await platform.db.transaction((tx) => insertReceipts(tx, { transfer_ids: [transferId], tax_rate_bp, at }));
}
