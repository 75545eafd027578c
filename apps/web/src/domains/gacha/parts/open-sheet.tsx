// The sheet before a pack is opened: what it costs and what that leaves in the wallet. Its pay button opens the pack; before the
// first one it also sets the client seed that the phone made.
import type { GachaPool, GachaVersion } from '@stagepass/contract/gacha/shapes.ts';
import { PayButton } from '@stagepass/ui/button/pay-button.tsx';
import { SpendSlip, useMissing, useSpendable } from '#domains/ledger/public/spend-slip.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { gachaCopy } from '../copy.ts';
import type { DrawAsk } from '../model/kept-draw.ts';
import { paidIn, priceText, tokenOf } from '../model/price.ts';
import { FirstSeedSlip, useFirstSeed } from './first-seed.tsx';
import { GetTokens } from './get-tokens.tsx';
import { needsSeed, type Opening } from './use-opening.ts';

export interface OpenSheetProps {
  pool: GachaPool;
  version: GachaVersion;
  opening: Opening;
  ask: DrawAsk;
}

export function OpenSheet({ pool, version, opening, ask }: OpenSheetProps) {
  const copy = useCopy(gachaCopy);
  const { open: words } = copy;
  const price = priceText(ask.expected_price_cents, paidIn(pool), copy);
  const name = words.packs({ count: ask.count });
  const spending = {
    lines: [{ name, cents: -ask.expected_price_cents }],
    token: tokenOf(pool, copy),
  };
  const spendable = useSpendable(spending);
  const missing = useMissing(spending);
  const isFirst = needsSeed(pool);
  const seed = useFirstSeed(pool, isFirst);
  const pay = async () => {
    if (isFirst) await seed.save();
    opening.open(ask);
  };
  return (
    <Sheet
      onClose={opening.close}
      title={words.title({ packs: name, price })}
      description={<span dir="auto">{pool.name}</span>}
      footer={
        spending.token !== undefined && !spendable ? (
          <GetTokens pool={pool} missing={missing} />
        ) : (
          <PayButton
            stub={price}
            note={ask.count === 10 && version.guarantees.ten ? copy.dock.tenNote : undefined}
            disabled={!spendable || (isFirst && seed.word === null)}
            loading={seed.saving}
            onClick={() => void pay().catch((error: unknown) => opening.refuse(ask, error))}
          >
            {words.pay({ packs: name })}
          </PayButton>
        )
      }
    >
      <div className="grid gap-4">
        <SpendSlip {...spending} />
        <p className="sp-small sp-quiet">{words.gives({ count: ask.count })}</p>
        {isFirst ? <FirstSeedSlip seed={seed} onChange={() => opening.chooseSeed(ask)} /> : null}
      </div>
    </Sheet>
  );
}
