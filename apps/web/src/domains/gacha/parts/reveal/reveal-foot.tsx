// The foot of a reveal: one button that goes on, whatever stands above it; at the end the ways to keep, share and check.
import type { GachaPool } from '@stagepass/contract/gacha/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { PayButton } from '@stagepass/ui/button/pay-button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { exportIcon } from '@stagepass/ui/icon/phosphor/export.ts';
import { sealCheck } from '@stagepass/ui/icon/phosphor/seal-check.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useEffect, useRef } from 'react';
import { useSpendable } from '#domains/ledger/public/spend-slip.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { share } from '#platform/share/share.ts';
import { gachaCopy } from '../../copy.ts';
import type { Opened } from '../../data/make-draws.ts';
import { drawAsk, paidIn, priceText, tokenOf } from '../../model/price.ts';
import { gachaProofPath } from '../../public/paths.ts';
import type { Opening } from '../use-opening.ts';
import type { useReveal } from './use-reveal.ts';

export interface RevealFootProps {
  pool: GachaPool;
  opening: Opening;
  opened: Opened;
  reveal: ReturnType<typeof useReveal>;
  isOver: boolean;
}

export function RevealFoot({ pool, opening, opened, reveal, isOver }: RevealFootProps) {
  const copy = useCopy(gachaCopy).reveal;
  const { at, phase } = reveal.state;
  const { draws } = opened.receipt;
  const primary = useRef<HTMLButtonElement>(null);
  // Enter goes on from the first frame, also after the button that skips has gone: this one stays in the hand.
  useEffect(() => {
    if (isOver || at === 0) primary.current?.focus({ preventScroll: true });
  }, [isOver, at]);
  const inTen = draws.length > 1;
  // One pack has no next: until it lies open, the button that tore it stays what it is.
  const torn = inTen && phase !== 'sealed';
  const label = isOver ? (inTen ? copy.doneTen : copy.done) : torn ? copy.next : copy.tear;
  const press = isOver
    ? opening.keep
    : phase === 'sealed' || phase === 'named' || inTen
      ? reveal.goOn
      : reveal.skip;
  const draw = draws[at];
  const proof = gachaProofPath((inTen ? draws[0] : draw)?.id ?? '');
  const send = async () => {
    const design = opened.designs.get(draw?.design_id ?? '');
    const sent = await share({
      title: `${design?.name ?? ''}, ${pool.name}`,
      path: gachaProofPath(draw?.id ?? ''),
    });
    if (sent === 'copied') showToast({ title: copy.shared, tone: 'good' });
  };
  return (
    <footer className="sp-reveal-foot">
      {/* What charges is never what has the focus: Enter, pressed all the way through, ends with 'Done'. */}
      <Button ref={primary} wide onClick={press}>
        {label}
      </Button>
      {isOver ? <Again pool={pool} opening={opening} count={inTen ? 10 : 1} /> : null}
      {phase === 'named' || isOver ? (
        <div className="sp-reveal-ways">
          {inTen ? null : (
            <Button variant="ghost" icon={<Icon of={exportIcon} />} onClick={() => void send()}>
              {copy.share}
            </Button>
          )}
          {isOver ? (
            <LinkButton to={proof} variant="ghost" icon={<Icon of={sealCheck} />}>
              {inTen ? copy.checkTen : copy.check}
            </LinkButton>
          ) : null}
        </div>
      ) : null}
    </footer>
  );
}

/** As many again with one tap: the price stands on the button, in the same place as before. */
function Again({ pool, opening, count }: { pool: GachaPool; opening: Opening; count: 1 | 10 }) {
  const copy = useCopy(gachaCopy);
  const { version } = pool;
  const cents = (version?.price_cents ?? 0) * count;
  const token = tokenOf(pool, copy);
  const spendable = useSpendable({ lines: [{ name: '', cents: -cents }], token });
  const isOffered = pool.cannot_because === null && (pool.viewer?.left_today ?? 0) >= count;
  if (version === null || !isOffered || opening.kept !== null) return null;
  const ask = drawAsk(version, count);
  return (
    <PayButton
      className="sp-pay-second"
      stub={priceText(cents, paidIn(pool), copy)}
      loading={opening.opening !== null}
      restsOn={cents}
      // What is missing or over a limit, and the way on, stand in the sheet; nothing is charged there without another tap.
      onClick={() => (spendable ? opening.open(ask) : opening.showPrice(ask))}
    >
      {copy.reveal.more({ count })}
    </PayButton>
  );
}
