// The reveal: the lamp dims, the crimp tears, the beam takes the rarity's colour, the die-cut, the print, the name.
import { ITEM_QUALITY_KEYS } from '@stagepass/base/item-quality.ts';
import type { GachaPool } from '@stagepass/contract/gacha/shapes.ts';
import { useBackCloses } from '@stagepass/ui/back/use-back-closes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { RarityLabel } from '@stagepass/ui/rarity-frame/rarity-glyph.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import type { CSSProperties } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { useTitle } from '#platform/title/title.ts';
import { gachaCopy } from '../../copy.ts';
import type { Opened } from '../../data/make-draws.ts';
import { isTop, type Quality } from '../../model/quality-shares.ts';
import { Pack } from '../pack.tsx';
import type { Opening } from '../use-opening.ts';
import { PaperBits } from './paper-bits.tsx';
import { cardWords, RevealCard } from './reveal-card.tsx';
import { RevealFoot } from './reveal-foot.tsx';
import { endOf, RevealAll, RevealStrip, RevealWords } from './reveal-words.tsx';
import { useReveal } from './use-reveal.ts';
import { useTear } from './use-tear.ts';
import './reveal.css';
import './reveal-cards.css';

export interface RevealProps {
  pool: GachaPool;
  opening: Opening;
  opened: Opened;
}

const inPack = new Set(['sealed', 'tearing']);
const shown = new Set(['print', 'named']);

export function Reveal({ pool, opening, opened }: RevealProps) {
  const copy = useCopy(gachaCopy);
  const onKeep = opening.keep;
  useTitle(copy.titleOf({ name: pool.name }));
  const { draws } = opened.receipt;
  const reveal = useReveal(draws.map(({ quality }) => quality));
  const { at, phase } = reveal.state;
  useBackCloses(true, onKeep);
  const draw = draws[at];
  if (draw === undefined) return null;
  const design = opened.designs.get(draw.design_id);
  const isOver = phase === 'all' || (draws.length === 1 && phase === 'named');
  const isUltra = draw.quality === 'urare' && shown.has(phase);
  const stands = phase === 'named' && (draws.length === 1 || isTop(draw.quality));
  const said =
    phase === 'all'
      ? copy.reveal.allTitle({ count: draws.length })
      : stands
        ? cardWords(draw, design, copy)
        : '';
  return (
    <Screen
      className="sp-reveal"
      data-phase={phase}
      data-rarity={inPack.has(phase) ? undefined : phase === 'all' ? best(opened) : draw.quality}
      data-quick={draws.length > 1 ? '' : undefined}
      onKeyDown={(event) => event.key === 'Escape' && (isOver ? onKeep() : reveal.skip())}
    >
      <div className="sp-reveal-light" aria-hidden="true">
        <span className="sp-reveal-glow" />
        {isUltra ? <span className="sp-reveal-rays" /> : null}
      </div>
      {isUltra ? <PaperBits /> : null}
      <header className="sp-reveal-bar">
        {isOver ? null : (
          <Button variant="ghost" size="small" onClick={reveal.skip}>
            {copy.reveal.skip}
          </Button>
        )}
      </header>
      <ScreenBody className="sp-reveal-body">
        {phase === 'all' ? (
          <RevealAll opened={opened} />
        ) : inPack.has(phase) ? (
          <SealedPack pool={pool} reveal={reveal} count={draws.length} />
        ) : (
          <>
            <p className="sp-reveal-tier">
              <RarityLabel rarity={draw.quality}>{copy.qualities[draw.quality]}</RarityLabel>
            </p>
            <RevealCard key={draw.id} draw={draw} design={design} />
            <RevealWords
              {...{ pool, draw, design }}
              named={phase === 'named'}
              end={draws.length === 1 ? endOf(opened.receipt, copy) : ''}
            />
            {draws.length > 1 ? <RevealStrip draws={draws} at={at} /> : null}
          </>
        )}
      </ScreenBody>
      {/* Said once the card lies there, and not for those that are only run through. */}
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
      <RevealFoot {...{ pool, opening, opened, reveal, isOver }} />
    </Screen>
  );
}

type Run = ReturnType<typeof useReveal>;

function best({ receipt }: Opened): Quality | undefined {
  return ITEM_QUALITY_KEYS.find((quality) => receipt.draws.some((draw) => draw.quality === quality));
}

function SealedPack({ pool, reveal, count }: { pool: GachaPool; reveal: Run; count: number }) {
  const copy = useCopy(gachaCopy);
  const tear = useTear(reveal.hold, reveal.goOn);
  const torn = reveal.state.phase === 'tearing' ? 1 : (tear.torn ?? 0);
  const drag = reveal.state.phase === 'sealed' ? tear.handlers : {};
  return (
    <>
      <h1 className="sp-visually-hidden">{copy.reveal.region}</h1>
      <div
        className="sp-reveal-pack"
        data-held={tear.torn === null ? undefined : ''}
        style={{ '--tear': torn } as CSSProperties}
        {...drag}
      >
        {count > 1 ? <span className="sp-pack-behind" /> : null}
        <Pack
          pool={pool}
          label={
            <>
              <span className="sp-pack-name block" dir="auto">
                {pool.name}
              </span>
              <span className="sp-pack-line">
                {count > 1
                  ? copy.reveal.packOf({ at: 1, count })
                  : copy.label({ count: pool.version?.entries.length ?? 1 })}
              </span>
            </>
          }
        />
      </div>
      <p className="sp-small sp-reveal-hint" aria-hidden="true">
        {copy.reveal.tearHint}
      </p>
    </>
  );
}
