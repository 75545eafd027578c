// /missions: my missions over all my clubs: what runs, what the club looks at, what comes next. ?tab= shows one state alone,
// ?type= steps of one type only. The bar above it has the search.
import type { OwnMissionTab } from '@stagepass/contract/missions/kinds.ts';
import type { RequirementType } from '@stagepass/contract/requirements/kinds.ts';
import { Chip, ChipRow } from '@stagepass/ui/chip/chip.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { listChecks } from '@stagepass/ui/icon/phosphor/list-checks.ts';
import { slidersHorizontal } from '@stagepass/ui/icon/phosphor/sliders-horizontal.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { useEffect, useRef, useState } from 'react';
import { requirementTypeKeys, requirementTypeNames } from '#domains/requirements/public/requirement-type.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { useTitle } from '#platform/title/title.ts';
import { missionsCopy } from '../copy.ts';
import { useMissionCounts } from '../data/missions.ts';
import { ownTabs } from '../model/own-tabs.ts';
import { AllMissions, OneState } from '../parts/own-missions.tsx';
import { tasksPath } from '../public/paths.ts';
import './missions-screen.css';

const TypeFilter = latePart(() => import('../parts/type-filter.tsx'), 'TypeFilter', null);

export function Component() {
  const copy = useCopy(missionsCopy);
  useTitle(copy.title);
  const [search, change] = useSearch();
  const tab = ownTabs.find((one) => one === search.get('tab')) ?? null;
  const type = requirementTypeKeys.find((one) => one === search.get('type')) ?? null;
  const choose = (next: OwnMissionTab | null) => change({ tab: next });
  return (
    <ScreenBody>
      <div className="sp-missions-head">
        <h1 className="sp-display">{copy.title}</h1>
        <FilterButton type={type} onChange={(next) => change({ type: next })} />
      </div>
      <div className="mb-3">
        <LinkButton to={tasksPath()} variant="outline" size="small" icon={<Icon of={listChecks} />}>
          {copy.tasks}
        </LinkButton>
      </div>
      <StateChips tab={tab} counted={type === null} onChoose={choose} />
      {tab === null ? (
        <AllMissions type={type} onChoose={choose} onClear={() => change({ type: null })} />
      ) : (
        <OneState key={tab} tab={tab} type={type} onClear={() => change({ type: null })} />
      )}
    </ScreenBody>
  );
}

interface FilterButtonProps {
  type: RequirementType | null;
  onChange: (type: RequirementType | null) => void;
}

function FilterButton({ type, onChange }: FilterButtonProps) {
  const { filter } = useCopy(missionsCopy);
  const names = useCopy(requirementTypeNames);
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={type === null ? filter.open : filter.opened({ type: names[type] })}
        icon={<Icon of={slidersHorizontal} />}
        dot={type !== null}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open ? <TypeFilter type={type} onChange={onChange} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

interface StateChipsProps {
  tab: OwnMissionTab | null;
  /** The numbers are of all types: beside a filtered list they would be wrong. */
  counted: boolean;
  onChoose: (tab: OwnMissionTab | null) => void;
}

function StateChips({ tab, counted, onChoose }: StateChipsProps) {
  const { chips } = useCopy(missionsCopy);
  const { data } = useMissionCounts();
  const named = (name: string, count: number | undefined) =>
    counted && count !== undefined ? chips.counted({ name, count }) : name;
  const all = data && data.todo + data.progress + data.review + data.done;
  const row = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen chip may lie beyond the edge, as after a link to it.
  useEffect(() => {
    const chosen = row.current?.querySelector('[aria-pressed="true"]');
    chosen?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [tab]);
  return (
    <div ref={row}>
      <ChipRow label={chips.label}>
        <Chip pressed={tab === null} onClick={() => onChoose(null)}>
          {named(chips.all, all)}
        </Chip>
        {ownTabs.map((one) => (
          <Chip key={one} pressed={tab === one} onClick={() => onChoose(one)}>
            {named(chips[one], data?.[one])}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}
