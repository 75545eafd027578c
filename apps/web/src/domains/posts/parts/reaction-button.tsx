// The button that reacts: pressed, it gives or takes back; held, or with the arrow up, it offers all kinds.
import type { ReactionKind } from '@stagepass/contract/posts/shapes.ts';
import { haptic } from '@stagepass/ui/haptics/haptics.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { numberIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { cardCopy } from '../card-copy.ts';
import { reactionIcons } from '../public/reaction-icons.ts';
import { kindsIn, type Reacted, totalOf } from '../public/reaction-step.ts';
import './reactions.css';

const HOLD_MS = 380;
const MOST_OTHERS = 2;
// Fetched while the finger still rests on the button: it is there when the hold is long enough.
const ReactionPalette = latePart(() => import('./reaction-palette.tsx'), 'ReactionPalette', null);

export interface ReactionButtonProps extends Reacted {
  onReact: (kind: ReactionKind | null) => void;
  /** Where the viewer may not react, only the count is shown. */
  disabled?: boolean | undefined;
  /** Called instead, where signing in comes first; there is nothing to choose from then. */
  askFirst?: (() => void) | undefined;
}

export function ReactionButton({ counts, mine, onReact, disabled, askFirst }: ReactionButtonProps) {
  const copy = useCopy(cardCopy);
  const [offers, setOffers] = useState(false);
  const chooses = !disabled && askFirst === undefined;
  const hold = useHold(() => {
    haptic('tap');
    if (askFirst) askFirst();
    else setOffers(true);
  });
  const { tag } = useLocale();
  const button = useRef<HTMLButtonElement>(null);
  const kind = mine ?? kindsIn(counts)[0] ?? 'heart';
  const count = totalOf(counts);
  // The count is of all kinds: beside one icon alone it would read as that many hearts.
  const others = kindsIn(counts).filter((one) => one !== kind);
  const sentence = sentenceFor({ mixed: others.length > 0, mine: mine !== null, count });
  const label = copy.acts[sentence]({ kind: copy.reactions[kind], count });
  const give = (next: ReactionKind | null) => {
    haptic('tap');
    onReact(next);
  };
  const press = () => {
    if (hold.wasHeld()) return;
    give(mine === null ? kind : null);
  };
  const keys = (event: KeyboardEvent) => {
    if (!chooses || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    setOffers(true);
  };
  return (
    <span className="sp-react">
      <button
        ref={button}
        type="button"
        className="sp-post-act"
        data-on={mine ? '' : undefined}
        aria-pressed={mine !== null}
        aria-label={label}
        aria-description={chooses ? copy.acts.hold : undefined}
        aria-haspopup={chooses ? 'true' : undefined}
        disabled={disabled}
        onClick={press}
        onFocus={chooses ? ReactionPalette.expect : undefined}
        onKeyDown={keys}
        {...hold.handlers}
      >
        <Icon of={reactionIcons[kind]} weight={mine ? 'fill' : 'regular'} />
        {others.length > 0 ? (
          <span className="sp-react-others" aria-hidden="true">
            {others.slice(0, MOST_OTHERS).map((one) => (
              <Icon key={one} of={reactionIcons[one]} />
            ))}
          </span>
        ) : null}
        {count > 0 ? <span>{numberIn(tag, count)}</span> : null}
      </button>
      {offers ? (
        <ReactionPalette
          mine={mine}
          onChoose={(next) => {
            setOffers(false);
            button.current?.focus({ preventScroll: true });
            if (next !== undefined) give(next === mine ? null : next);
          }}
        />
      ) : null}
    </span>
  );
}

function sentenceFor({ mixed, mine, count }: { mixed: boolean; mine: boolean; count: number }) {
  if (mixed) return mine ? 'reactMixedMine' : 'reactMixed';
  if (mine) return 'reactMine';
  return count > 0 ? 'react' : 'reactNone';
}

/** A long press that does not count as a press when it ends. */
function useHold(onHold: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  const stop = () => clearTimeout(timer.current);
  return {
    wasHeld: () => {
      const was = held.current;
      held.current = false;
      return was;
    },
    handlers: {
      onPointerDown: () => {
        ReactionPalette.expect();
        held.current = false;
        stop();
        timer.current = setTimeout(() => {
          held.current = true;
          onHold();
        }, HOLD_MS);
      },
      onPointerUp: stop,
      onPointerLeave: stop,
      onPointerCancel: stop,
      onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    },
  };
}
