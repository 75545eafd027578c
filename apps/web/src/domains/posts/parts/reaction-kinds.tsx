// Reactions on a post's own screen: the kinds that most people chose with their counts, and a button for the others.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { plus } from '@stagepass/ui/icon/phosphor/plus.ts';
import { useRef, useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { numberIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { cardCopy } from '../card-copy.ts';
import { reactionIcons, reactionOrder } from '../public/reaction-icons.ts';
import { kindsIn } from '../public/reaction-step.ts';
import { ReactionButton, type ReactionButtonProps } from './reaction-button.tsx';
import { ReactionPalette } from './reaction-palette.tsx';

/** As many as stand in one line with what else can be done. */
const MOST_SHOWN = 3;

/** Pressing a kind joins in, pressing the own one takes it back. Before the first one it is the button of a card. */
export function ReactionKinds(props: ReactionButtonProps) {
  return kindsIn(props.counts).length === 0 ? <ReactionButton {...props} /> : <Kinds {...props} />;
}

function Kinds({ counts, mine, onReact, disabled, askFirst }: ReactionButtonProps) {
  const copy = useCopy(cardCopy);
  const { tag } = useLocale();
  const [offers, setOffers] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const kinds = kindsIn(counts).filter((kind, place) => place < MOST_SHOWN || kind === mine);
  return (
    <>
      {kinds.map((kind) => {
        const words = { kind: copy.reactions[kind], count: counts[kind] ?? 0 };
        return (
          <button
            key={kind}
            type="button"
            className="sp-post-act"
            data-on={kind === mine ? '' : undefined}
            aria-pressed={kind === mine}
            aria-label={kind === mine ? copy.acts.reactMine(words) : copy.acts.react(words)}
            disabled={disabled}
            onClick={() => onReact(kind === mine ? null : kind)}
          >
            <Icon of={reactionIcons[kind]} weight={kind === mine ? 'fill' : 'regular'} />
            <span>{numberIn(tag, words.count)}</span>
          </button>
        );
      })}
      {disabled || kinds.length === reactionOrder.length ? null : (
        <span className="sp-react">
          <button
            ref={opener}
            type="button"
            className="sp-post-act sp-react-more"
            aria-label={copy.acts.choose}
            aria-expanded={offers}
            onClick={askFirst ?? (() => setOffers(!offers))}
          >
            <Icon of={plus} weight="bold" />
          </button>
          {offers ? (
            <ReactionPalette
              mine={mine}
              onChoose={(kind) => {
                setOffers(false);
                opener.current?.focus({ preventScroll: true });
                if (kind !== undefined) onReact(kind === mine ? null : kind);
              }}
            />
          ) : null}
        </span>
      )}
    </>
  );
}
