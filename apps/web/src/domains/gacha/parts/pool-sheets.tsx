// Whatever sheet stands above a pool; fetched with the first of them.
import type { GachaPool } from '@stagepass/contract/gacha/shapes.ts';
import { IdentitySheet } from '#domains/ledger/public/identity-sheet.tsx';
import { OddsDrawer } from './odds-drawer.tsx';
import { SeedSheet } from './seed-sheet.tsx';
import { TroubleSheet } from './trouble-sheet.tsx';
import type { Opening, Sheet } from './use-opening.ts';

export function PoolSheets({ pool, opening, sheet }: { pool: GachaPool; opening: Opening; sheet: Sheet }) {
  const { close } = opening;
  if (sheet.kind === 'trouble')
    return (
      <TroubleSheet pool={pool} error={sheet.error} onOdds={() => opening.show('odds')} onClose={close} />
    );
  if (sheet.kind === 'identity')
    return (
      <IdentitySheet
        purpose="draw"
        // Whoever may not draw is not led to the till: what stands in the way is said where the pack is opened.
        onSaid={({ draws }) => (draws.refused === null ? opening.goOn({ identity: true }) : close())}
        onClose={close}
      />
    );
  if (sheet.kind === 'seed')
    return (
      <SeedSheet
        pool={pool}
        toOpen={opening.wanted !== null}
        onChosen={() => opening.goOn({ identity: true, seed: true })}
        onClose={close}
      />
    );
  const version = sheet.kind === 'announced' ? pool.announced : (pool.version ?? pool.announced);
  return version === null ? null : <OddsDrawer pool={pool} version={version} onClose={close} />;
}
