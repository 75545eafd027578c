// One requirement in a list: what it asks, what it gives, how far the person is.
import type { RequirementEntry } from '@stagepass/contract/requirements/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { checkCircle } from '@stagepass/ui/icon/phosphor/check-circle.ts';
import { hourglassMedium } from '@stagepass/ui/icon/phosphor/hourglass-medium.ts';
import { lockKey } from '@stagepass/ui/icon/phosphor/lock-key.ts';
import { IconPlate, ListRow } from '@stagepass/ui/list-row/list-row.tsx';
import { Tag } from '@stagepass/ui/tag/tag.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { requirementsCopy } from '../copy.ts';
import { summaryWords } from '../model/summary-words.ts';
import { requirementTypes } from '../parts/requirement-types.tsx';

export function RequirementRow({
  entry,
  onPress,
}: {
  entry: RequirementEntry;
  onPress?: (() => void) | undefined;
}) {
  const copy = useCopy(requirementsCopy);
  const done = entry.state === 'passed';
  const triesLeft = done ? null : entry.tries_left;
  return (
    <ListRow
      title={entry.title}
      detail={
        entry.refusal === null || done
          ? summaryWords(copy, entry.summary, triesLeft)
          : copy.refused({ reason: entry.refusal })
      }
      leading={
        <IconPlate
          tone={done ? 'gel' : 'plain'}
          icon={
            done ? (
              <Icon of={checkCircle} weight="fill" label={copy.states.passed} />
            ) : (
              <Icon of={requirementTypes[entry.summary.type].icon} />
            )
          }
        />
      }
      trailing={<Trailing entry={entry} />}
      leads={onPress !== undefined}
      onPress={onPress}
    />
  );
}

function Trailing({ entry: { state, xp } }: { entry: RequirementEntry }) {
  const copy = useCopy(requirementsCopy);
  if (state === 'open') return <Tag tone="gel">{copy.states.open}</Tag>;
  if (state === 'out-of-tries') return <Tag tone="bad">{copy.states['out-of-tries']}</Tag>;
  if (state === 'review')
    return (
      <Tag tone="info" icon={<Icon of={hourglassMedium} />}>
        {copy.states.review}
      </Tag>
    );
  if (state === 'locked')
    return (
      <Tag tone="plain" icon={<Icon of={lockKey} />}>
        {copy.states.locked}
      </Tag>
    );
  return <span className="sp-num sp-small sp-quiet">{copy.xp({ xp })}</span>;
}
