// The sheets above a pool, fetched when a finger is on the way to one; each shows its frame at once.
import type { GachaPool } from '@stagepass/contract/gacha/shapes.ts';
import { type Copy, useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { SheetWaiting } from '#platform/sheets/sheet-waiting.tsx';
import { gachaCopy } from '../copy.ts';
import { paidIn, priceText } from '../model/price.ts';
import type { Opening, Sheet } from './use-opening.ts';

const PoolSheets = latePart(() => import('./pool-sheets.tsx'), 'PoolSheets');

export const expectSheets = PoolSheets.expect;

const SHEET_REM = 12;

export function LateSheets({ pool, opening }: { pool: GachaPool; opening: Opening }) {
  const copy = useCopy(gachaCopy);
  const { sheet, close } = opening;
  if (sheet === null) return null;
  return (
    <PoolSheets
      meanwhile={<SheetWaiting {...headOf(sheet, pool, copy)} height_rem={SHEET_REM} onClose={close} />}
      pool={pool}
      opening={opening}
      sheet={sheet}
      onClose={close}
    />
  );
}

type Head = { title: string; description?: string };

function headOf(sheet: Sheet, pool: GachaPool, copy: Copy<typeof gachaCopy>): Head {
  switch (sheet.kind) {
    case 'open':
      return {
        title: copy.open.title({
          packs: copy.open.packs({ count: sheet.ask.count }),
          price: priceText(sheet.ask.expected_price_cents, paidIn(pool), copy),
        }),
        description: pool.name,
      };
    case 'seed':
      return { title: copy.seed.title };
    case 'odds':
    case 'announced':
      return { title: copy.odds.drawer };
    default:
      return { title: pool.name };
  }
}
