// My missions on /missions: the sections of all states, or one state alone with all its pages.
import type { OwnMissionTab } from '@stagepass/contract/missions/kinds.ts';
import type { MissionCard } from '@stagepass/contract/missions/shapes.ts';
import type { RequirementType } from '@stagepass/contract/requirements/kinds.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import type { ReactNode } from 'react';
import { myClubsPath } from '#domains/clubs/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { Answered, Unanswered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { missionsCopy } from '../copy.ts';
import { useMissionCounts, useOwnMissions } from '../data/missions.ts';
import { isToday } from '../model/moments.ts';
import { MissionList, MissionsWaiting } from './mission-list.tsx';

interface Filtered {
  type: RequirementType | null;
  onClear: () => void;
}

/** What is done is not among them: its chip leads to it. */
const sections = ['progress', 'review', 'todo'] as const;
type Section = (typeof sections)[number];

/** So many of each; the rest stands behind the chip. */
const MOST: Readonly<Record<Section, number>> = { progress: 8, review: 4, todo: 24 };

export function AllMissions({
  type,
  onChoose,
  onClear,
}: Filtered & { onChoose: (tab: OwnMissionTab) => void }) {
  const copy = useCopy(missionsCopy);
  const progress = useOwnMissions({ tab: 'progress', type, limit: MOST.progress });
  const review = useOwnMissions({ tab: 'review', type, limit: MOST.review });
  const todo = useOwnMissions({ tab: 'todo', type, limit: MOST.todo });
  const lists = { progress, review, todo };
  const missing = sections.map((section) => lists[section]).filter((list) => list.data === undefined);
  const waited = missing.find((list) => list.isError) ?? missing[0];
  // All at once: a section that comes late would push the others down.
  if (waited !== undefined)
    return (
      <div className="mt-5">
        <Unanswered
          query={waited}
          copy={copy}
          failed={copy.failed}
          picture={<Illustration name="amp" />}
          skeleton={<MissionsWaiting count={5} />}
        />
      </div>
    );
  if (sections.every((section) => lists[section].data?.length === 0))
    return type === null ? <NothingLeft onChoose={onChoose} /> : <NothingOfType onClear={onClear} />;
  return sections.map((section) => {
    const { data = [], hasNextPage } = lists[section];
    if (data.length === 0) return null;
    return (
      <section key={section} aria-labelledby={`missions-${section}`}>
        <SectionHead
          title={copy.chips[section]}
          id={`missions-${section}`}
          action={
            hasNextPage ? (
              <button type="button" onClick={() => onChoose(section)}>
                {copy.seeAll}
              </button>
            ) : (
              <SectionNote section={section} missions={data} />
            )
          }
        />
        <MissionList missions={data} />
      </section>
    );
  });
}

function SectionNote({ section, missions }: { section: Section; missions: readonly MissionCard[] }) {
  const copy = useCopy(missionsCopy);
  const now_ms = Date.now();
  const today = missions.filter(({ mine }) => mine?.due_at && isToday(mine.due_at, now_ms)).length;
  const words =
    section === 'todo' && missions.length > 1
      ? copy.endsFirst
      : section === 'progress' && today > 0
        ? copy.endsToday({ count: today })
        : '';
  return words === '' ? null : <span className="sp-small sp-quiet">{words}</span>;
}

export function OneState({ tab, type, onClear }: Filtered & { tab: OwnMissionTab }) {
  const copy = useCopy(missionsCopy);
  const query = useOwnMissions({ tab, type });
  return (
    <section className="mt-5" aria-label={copy.chips[tab]}>
      <Answered
        query={query}
        copy={copy}
        failed={copy.failed}
        picture={<Illustration name="amp" />}
        skeleton={<MissionsWaiting count={5} />}
      >
        {(missions) =>
          missions.length > 0 ? (
            <>
              <MissionList missions={missions} />
              <More query={query} />
            </>
          ) : type === null ? (
            <Nothing words={copy.empty[tab]}>
              <Ways />
            </Nothing>
          ) : (
            <NothingOfType onClear={onClear} />
          )
        }
      </Answered>
    </section>
  );
}

function NothingLeft({ onChoose }: { onChoose: (tab: OwnMissionTab) => void }) {
  const { empty } = useCopy(missionsCopy);
  const { data } = useMissionCounts();
  const isDone = data !== undefined && data.done > 0;
  return (
    <Nothing words={isDone ? empty.all : empty.none}>
      {isDone ? (
        <>
          <LinkButton to="/discover">{empty.toDiscover}</LinkButton>
          <Button variant="outline" onClick={() => onChoose('done')}>
            {empty.toDone}
          </Button>
        </>
      ) : (
        <Ways />
      )}
    </Nothing>
  );
}

function NothingOfType({ onClear }: { onClear: () => void }) {
  const { empty, filter } = useCopy(missionsCopy);
  return (
    <Nothing words={empty.filtered}>
      <Button variant="secondary" onClick={onClear}>
        {filter.clear}
      </Button>
    </Nothing>
  );
}

function Ways() {
  const { empty } = useCopy(missionsCopy);
  return (
    <>
      <LinkButton to="/discover">{empty.toDiscover}</LinkButton>
      <LinkButton to={myClubsPath()} variant="outline">
        {empty.toClubs}
      </LinkButton>
    </>
  );
}

function Nothing({ words, children }: { words: { title: string; text: string }; children: ReactNode }) {
  return (
    <EmptyState title={words.title} picture={<Illustration name="mark" />} action={children}>
      {words.text}
    </EmptyState>
  );
}
