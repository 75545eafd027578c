// The foot of a reveal: one button that goes on, whatever stands above it; at the end the ways to keep, share and check.
import type { GachaPool } from '@stagepass/contract/gacha/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { exportIcon } from '@stagepass/ui/icon/phosphor/export.ts';
import { sealCheck } from '@stagepass/ui/icon/phosphor/seal-check.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useEffect, useRef } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { share } from '#platform/share/share.ts';
import { gachaCopy } from '../../copy.ts';
import type { Opened } from '../../data/make-draws.ts';
import { gachaProofPath } from '../../public/paths.ts';
import type { useReveal } from './use-reveal.ts';

export interface RevealFootProps {
  pool: GachaPool;
  opened: Opened;
  reveal: ReturnType<typeof useReveal>;
  isOver: boolean;
  onKeep: () => void;
}

export function RevealFoot({ pool, opened, reveal, isOver, onKeep }: RevealFootProps) {
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
    ? onKeep
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
      <Button ref={primary} wide onClick={press}>
        {label}
      </Button>
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
