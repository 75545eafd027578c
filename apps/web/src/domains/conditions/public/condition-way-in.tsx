// Who may, as everybody reads it: the sentence, and what of it this viewer has and misses. The way on is its user's to offer.
import type { DescribedCondition, DescribedLeaf } from '@stagepass/contract/conditions/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { checkCircle } from '@stagepass/ui/icon/phosphor/check-circle.ts';
import { circle } from '@stagepass/ui/icon/phosphor/circle.ts';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { conditionsCopy } from '../copy.ts';
import { leafWords, useConditionSentence } from './condition-sentence.ts';
import { wantedLeaves } from './wanted-leaves.ts';
import './condition-way-in.css';

export interface ConditionWayInProps {
  condition: DescribedCondition;
  /** Whether the viewer meets the whole of it. */
  met?: boolean | undefined;
}

export function ConditionWayIn({ condition, met = false }: ConditionWayInProps) {
  const copy = useCopy(conditionsCopy);
  const who = useConditionSentence(condition);
  const leaves = wantedLeaves(condition);
  return (
    <div className="sp-way-in">
      <p className="sp-way-in-who">
        {copy.wayIn.title({ who })}
        {met ? ` ${copy.wayIn.metAll}` : null}
      </p>
      {leaves.some((leaf) => leaf.met !== null) ? (
        <ul className="sp-way-in-parts">
          {leaves.map((leaf) => (
            <WantedLeaf key={leafWords(leaf, copy)} leaf={leaf} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function WantedLeaf({ leaf }: { leaf: DescribedLeaf }) {
  const copy = useCopy(conditionsCopy);
  const met = leaf.met === true;
  return (
    <li data-met={met ? '' : undefined}>
      <Icon of={met ? checkCircle : circle} weight={met ? 'fill' : 'regular'} size="1.25rem" />
      <span>
        {leafWords(leaf, copy)}
        <VisuallyHidden>{`, ${met ? copy.wayIn.met : copy.wayIn.missing}`}</VisuallyHidden>
      </span>
    </li>
  );
}
