// Whatever sheet stands above a pool; fetched with the first of them.
import type { GachaPool } from '@stagepass/contract/gacha/shapes.ts';
import { IdentitySheet } from '#domains/ledger/public/identity-sheet.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { gachaCopy } from '../copy.ts';
import type { DrawAsk } from '../model/kept-draw.ts';
import { paidIn, priceText } from '../model/price.ts';
import { OddsDrawer } from './odds-drawer.tsx';
import { OpenSheet } from './open-sheet.tsx';
import { SeedSheet } from './seed-sheet.tsx';
import { TroubleSheet } from './trouble-sheet.tsx';
import type { Opening, Sheet } from './use-opening.ts';

interface PoolSheetsProps {
  pool: GachaPool;
  opening: Opening;
  sheet: Sheet;
  onClose: () => void;
}

export function PoolSheets({ pool, opening, sheet, onClose }: PoolSheetsProps) {
  switch (sheet.kind) {
    case 'trouble':
      return (
        <TroubleSheet pool={pool} error={sheet.error} onOdds={() => opening.show('odds')} onClose={onClose} />
      );
    case 'identity':
      return (
        <IdentitySheet
          purpose="draw"
          // Whoever may not draw is not led to the till: what stands in the way is said where the pack is opened.
          onSaid={({ draws }) => (draws.refused === null ? opening.showPrice(sheet.ask) : onClose())}
          onClose={onClose}
        />
      );
    case 'seed':
      return <Seed pool={pool} opening={opening} ask={sheet.toOpen} onClose={onClose} />;
    case 'open':
      return pool.version === null ? null : (
        <OpenSheet pool={pool} version={pool.version} opening={opening} ask={sheet.ask} />
      );
    default: {
      const version = sheet.kind === 'announced' ? pool.announced : (pool.version ?? pool.announced);
      return version === null ? null : <OddsDrawer pool={pool} version={version} onClose={onClose} />;
    }
  }
}

type SeedProps = Omit<PoolSheetsProps, 'sheet'> & { ask: DrawAsk | null };

function Seed({ pool, opening, ask, onClose }: SeedProps) {
  const copy = useCopy(gachaCopy);
  const price = ask && priceText(ask.expected_price_cents, paidIn(pool), copy);
  return (
    <SeedSheet
      pool={pool}
      toOpen={price === null ? null : { price }}
      onChosen={() => (ask === null ? onClose() : opening.open(ask))}
      onClose={onClose}
    />
  );
}
