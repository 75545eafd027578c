// What joining asks of a guest: the list with how far they are, each step on a page of its own, then the door.
import type { RequirementEntry, RequirementList } from '@stagepass/contract/requirements/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { haptic } from '@stagepass/ui/haptics/haptics.ts';
import { LampBeam } from '@stagepass/ui/lamp-beam/lamp-beam.tsx';
import { RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Dock, Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { Steps } from '@stagepass/ui/steps/steps.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { ClubBar } from '#domains/clubs/public/club-bar.tsx';
import { clubPath } from '#domains/clubs/public/paths.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useRequirementList } from '#domains/requirements/public/requirement-list.ts';
import { RequirementPlayer } from '#domains/requirements/public/requirement-player.tsx';
import { RequirementRow } from '#domains/requirements/public/requirement-row.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { nextOf, withNext } from '#platform/navigation/next.ts';
import { useSearch } from '#platform/navigation/use-search.ts';
import { Unanswered } from '#platform/query/answered.tsx';
import { admissionsCopy } from '../copy.ts';
import { admissionKey } from '../data/admission.ts';
import { JoinFlow } from '../public/join-flow.tsx';
import { requirementPath } from '../public/paths.ts';

export function GuestSteps({ club }: { club: ClubView }) {
  const copy = useCopy(admissionsCopy);
  const [search, change] = useSearch();
  const list = useRequirementList({ owner_kind: 'joining', owner_id: club.id });
  const client = useQueryClient();
  const passed = list.data?.passed;
  // The door was looked at before the last step was done: what it said then is old.
  useEffect(() => {
    if (passed !== undefined) void client.invalidateQueries({ queryKey: admissionKey(club.id) });
  }, [client, club.id, passed]);
  const step = search.get('step');
  const at = list.data?.requirements.findIndex((entry) => entry.id === step) ?? -1;
  const playing = list.data?.requirements[at];
  // A step that is not asked any more, or a stale link: the list is shown, under the list's own address.
  const stray = step !== null && list.data !== undefined && playing === undefined;
  useEffect(() => {
    if (stray) change({ step: null });
  }, [stray, change]);
  if (playing !== undefined && list.data?.can.attempt)
    return (
      <RequirementPlayer
        key={playing.id}
        entry={playing}
        steps={{ number: at + 1, total: list.data.requirements.length }}
        onLeave={() => change({ step: null })}
        onPassed={() => {
          haptic('punch');
          change({ step: null });
        }}
      />
    );
  return (
    <Screen>
      <LampBeam />
      <ClubBar club={club} />
      {list.data ? (
        <StepsList club={club} list={list.data} onStep={(id) => change({ step: id }, { replace: false })} />
      ) : (
        <ScreenBody>
          <Unanswered
            query={list}
            copy={copy}
            level={1}
            failed={copy.failedTitle}
            picture={<Illustration name="amp" />}
          />
        </ScreenBody>
      )}
    </Screen>
  );
}

interface StepsListProps {
  club: ClubView;
  list: RequirementList;
  onStep: (id: string) => void;
}

function StepsList({ club, list, onStep }: StepsListProps) {
  const copy = useCopy(admissionsCopy);
  const { requirements, passed, all_passed } = list;
  const onward = nextOf(useLocation().search);
  const total = requirements.length;
  if (!list.can.attempt && !['visitor', 'guest'].includes(club.viewer.role))
    return <MemberAlready club={club} />;
  const xp = requirements.reduce((sum, entry) => sum + entry.xp, 0);
  const stuck = requirements.some((entry) => entry.state === 'out-of-tries');
  const next = requirements.find((entry) => entry.state === 'open' || entry.state === 'todo');
  return (
    <>
      <ScreenBody>
        <h1 className="sp-display">{copy.steps.title}</h1>
        <p className="sp-quiet mt-2.5 mb-5">
          {total === 0
            ? copy.steps.none
            : all_passed
              ? copy.steps.allDone
              : copy.steps.lead({ count: total - passed })}
        </p>
        {total === 0 ? null : (
          <>
            <Steps current={passed} total={total} label={copy.steps.progress({ passed, total })} />
            <p className="sp-small sp-quiet flex justify-between gap-4 mt-2 mb-5">
              <span>{copy.steps.progress({ passed, total })}</span>
              <span className="sp-num">{copy.steps.xp({ xp })}</span>
            </p>
            <RowGroup>
              {requirements.map((entry) => (
                <RequirementRow
                  key={entry.id}
                  entry={entry}
                  onPress={list.can.attempt && canDo(entry) ? () => onStep(entry.id) : undefined}
                />
              ))}
            </RowGroup>
          </>
        )}
        {stuck && !all_passed ? (
          <div className="mt-4">
            <Notice tone="warn">{copy.steps.stuck}</Notice>
          </div>
        ) : null}
      </ScreenBody>
      <Dock>
        {next !== undefined && list.can.attempt ? (
          <Button wide onClick={() => onStep(next.id)}>
            {next.state === 'open'
              ? copy.steps.goOn({ title: next.title })
              : passed === 0
                ? copy.steps.begin
                : copy.steps.next({ title: next.title })}
          </Button>
        ) : stuck && !all_passed ? null : (
          <JoinFlow club={club} next={withNext(requirementPath(club.handle), onward)} />
        )}
      </Dock>
    </>
  );
}

function canDo(entry: RequirementEntry): boolean {
  return entry.state === 'todo' || entry.state === 'open';
}

function MemberAlready({ club }: { club: ClubView }) {
  const copy = useCopy(admissionsCopy);
  return (
    <ScreenBody>
      <EmptyState
        level={1}
        title={copy.steps.memberTitle}
        picture={<Illustration name="door" />}
        action={<LinkButton to={clubPath(club.handle)}>{copy.steps.toClub}</LinkButton>}
      >
        {copy.steps.memberText}
      </EmptyState>
    </ScreenBody>
  );
}
