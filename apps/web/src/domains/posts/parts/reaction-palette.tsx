// The six reactions side by side; arrows move, Escape or a press elsewhere closes.
import type { ReactionKind } from '@stagepass/contract/posts/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { getLocale } from '#platform/i18n/locale.ts';
import { cardCopy } from '../card-copy.ts';
import { reactionIcons, reactionOrder } from '../public/reaction-icons.ts';
import './reactions.css';

export interface ReactionPaletteProps {
  mine: ReactionKind | null;
  /** Undefined where nothing was chosen. */
  onChoose: (kind: ReactionKind | undefined) => void;
}

export function ReactionPalette({ mine, onChoose }: ReactionPaletteProps) {
  const copy = useCopy(cardCopy);
  const palette = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const first = mine ?? 'heart';
    palette.current?.querySelector<HTMLElement>(`[data-kind="${first}"]`)?.focus({ preventScroll: true });
  }, [mine]);
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      return onChoose(undefined);
    }
    const onward = getLocale().dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const buttons = [...(palette.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    const next = at + (event.key === onward ? 1 : -1);
    buttons[(next + buttons.length) % buttons.length]?.focus();
  };
  return (
    <fieldset
      ref={palette}
      className="sp-react-palette"
      aria-label={copy.acts.choose}
      onKeyDown={keys}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onChoose(undefined);
      }}
    >
      {reactionOrder.map((kind) => (
        <button
          key={kind}
          type="button"
          data-kind={kind}
          aria-label={copy.reactions[kind]}
          aria-pressed={kind === mine}
          onClick={() => onChoose(kind)}
        >
          <Icon of={reactionIcons[kind]} weight={kind === mine ? 'fill' : 'regular'} />
        </button>
      ))}
    </fieldset>
  );
}
