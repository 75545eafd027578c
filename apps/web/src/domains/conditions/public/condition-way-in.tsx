// What somebody needs who is not let in yet: the sentence, what they have and what is missing, one way on.
import type {
  ConditionKind,
  DescribedCondition,
  DescribedLeaf,
} from '@stagepass/contract/conditions/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { checkCircle } from '@stagepass/ui/icon/phosphor/check-circle.ts';
import { circle } from '@stagepass/ui/icon/phosphor/circle.ts';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { conditionsCopy } from '../copy.ts';
import { wantedLeaves } from '../model/wanted-leaves.ts';
import { leafWords, useConditionSentence } from './condition-sentence.ts';
import './condition-way-in.css';

export interface ConditionWayInProps {
  condition: DescribedCondition;
  /** How each kind is reached: later rows know their screens. */
  ways?: Partial<Record<ConditionKind, { label: string; to: string }>> | undefined;
}

export function ConditionWayIn({ condition, ways = {} }: ConditionWayInProps) {
  const copy = useCopy(conditionsCopy);
  const who = useConditionSentence(condition);
  const leaves = wantedLeaves(condition);
  const missing = leaves.filter((leaf) => leaf.met !== true);
  const way = missing.map((leaf) => ways[leaf.kind]).find((found) => found !== undefined);
  return (
    <div className="sp-way-in">
      <p className="sp-way-in-who">{copy.wayIn.title({ who })}</p>
      {leaves.some((leaf) => leaf.met !== null) ? (
        <ul className="sp-way-in-parts">
          {leaves.map((leaf) => (
            <WantedLeaf key={leafWords(leaf, copy)} leaf={leaf} />
          ))}
        </ul>
      ) : null}
      {way === undefined ? null : (
        <Button size="small" render={(anatomy) => <Link to={way.to} {...anatomy} />}>
          {way.label}
        </Button>
      )}
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
