// The six reactions as a row of a menu, with their names.
import type { ReactionKind } from '@stagepass/contract/posts/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { cardCopy } from '../card-copy.ts';
import { reactionIcons, reactionOrder } from './reaction-icons.ts';
import '../parts/reactions.css';

export interface ReactionChoiceProps {
  mine: ReactionKind | null;
  onChoose: (kind: ReactionKind | null) => void;
}

export function ReactionChoice({ mine, onChoose }: ReactionChoiceProps) {
  const copy = useCopy(cardCopy);
  return (
    <fieldset className="sp-react-choice" aria-label={copy.acts.choose}>
      {reactionOrder.map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={kind === mine}
          onClick={() => onChoose(kind === mine ? null : kind)}
        >
          <Icon of={reactionIcons[kind]} weight={kind === mine ? 'fill' : 'regular'} />
          <span>{copy.reactions[kind]}</span>
        </button>
      ))}
    </fieldset>
  );
}
