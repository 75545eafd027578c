// The sheets above a pool, fetched when a finger is on the way to one; the one with the price shows its frame at once.
import type { GachaPool } from '@stagepass/contract/gacha/shapes.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { SheetWaiting } from '#platform/sheets/sheet-waiting.tsx';
import { gachaCopy } from '../copy.ts';
import { priceText } from '../model/price.ts';
import type { Opening } from './use-opening.ts';

const PoolSheets = latePart(() => import('./pool-sheets.tsx'), 'PoolSheets');

export const expectSheets = PoolSheets.expect;

const SHEET_REM = 12;

export function LateSheets({ pool, opening }: { pool: GachaPool; opening: Opening }) {
  const copy = useCopy(gachaCopy);
  const { sheet, close } = opening;
  if (sheet === null) return null;
  return (
    <PoolSheets
      meanwhile={
        sheet.kind === 'open' ? (
          <SheetWaiting
            title={copy.open.title({
              packs: copy.open.packs({ count: sheet.ask.count }),
              price: priceText(sheet.ask.expected_price_cents, pool.version?.asset ?? pool.asset, copy),
            })}
            description={pool.name}
            height_rem={SHEET_REM}
            onClose={close}
          />
        ) : null
      }
      pool={pool}
      opening={opening}
      sheet={sheet}
      onClose={close}
    />
  );
}
