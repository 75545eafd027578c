// /club/tasks: single open steps over all of my clubs, by deadline. Each opens its step.
import type { Task } from '@stagepass/contract/missions/tasks.ts';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { eye } from '@stagepass/ui/icon/phosphor/eye.ts';
import { lockSimple } from '@stagepass/ui/icon/phosphor/lock-simple.ts';
import { IconPlate, ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { Screen, ScreenBody, SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { requirementIcons } from '#domains/requirements/public/requirement-type.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { useTitle } from '#platform/title/title.ts';
import { missionsCopy } from '../copy.ts';
import { useTasks } from '../data/missions.ts';
import { whenWords } from '../model/moments.ts';
import { dueShown, sectionsOf } from '../model/task-sections.ts';
import { missionPath, missionsPath, playMissionPath } from '../public/paths.ts';
import { tasksCopy } from '../tasks-copy.ts';

export function Component() {
  const copy = useCopy(tasksCopy);
  useTitle(copy.title);
  const query = useTasks();
  return (
    <Screen>
      <TopBar leading={<BackButton above={missionsPath()} />} title={<h1>{copy.title}</h1>} />
      <ScreenBody>
        <Answered query={query} copy={copy} failed={copy.failed} picture={<Illustration name="amp" />}>
          {(tasks) =>
            tasks.length === 0 ? (
              <Nothing />
            ) : (
              <>
                <Sections tasks={tasks} />
                <More query={query} />
              </>
            )
          }
        </Answered>
      </ScreenBody>
    </Screen>
  );
}

function Sections({ tasks }: { tasks: readonly Task[] }) {
  const { sections } = useCopy(tasksCopy);
  const now_ms = Date.now();
  return sectionsOf(tasks, now_ms).map(({ name, tasks: inSection }) => (
    <section key={name} aria-labelledby={`tasks-${name}`}>
      <SectionHead title={sections[name]} id={`tasks-${name}`} />
      <RowGroup>
        {inSection.map((task) => (
          <TaskRow key={task.id} task={task} now_ms={now_ms} />
        ))}
      </RowGroup>
    </section>
  ));
}

function TaskRow({ task, now_ms }: { task: Task; now_ms: number }) {
  const copy = useCopy(tasksCopy);
  const { when } = useCopy(missionsCopy);
  const { tag } = useLocale();
  const { state, steps, number, due_at } = task;
  const names = { mission: task.mission_title, club: task.club.name };
  const where = steps > 1 ? copy.step({ ...names, number, steps }) : copy.of(names);
  const words = {
    open: due_at === null ? '' : copy.due({ when: whenWords(dueShown(due_at), now_ms, when, tag) }),
    waits: copy.states.waits({ before: number - 1 }),
    locked: copy.states.locked,
    review: copy.states.review,
  };
  const icon = state === 'review' ? eye : state === 'open' ? requirementIcons[task.type] : lockSimple;
  const to = state === 'open' ? playMissionPath(task.mission_id, task.id) : missionPath(task.mission_id);
  return (
    <ListRow
      title={<span dir="auto">{task.title}</span>}
      detail={
        <span dir="auto">
          {where}
          {words[state] === '' ? null : (
            <>
              <br />
              {words[state]}
            </>
          )}
        </span>
      }
      leading={<IconPlate tone={state === 'open' ? 'gel' : 'plain'} icon={<Icon of={icon} />} />}
      trailing={<span className="sp-num">{copy.xp({ xp: task.xp })}</span>}
      leads
      render={(anatomy) => <Link to={to} {...anatomy} />}
    />
  );
}

function Nothing() {
  const copy = useCopy(tasksCopy);
  return (
    <EmptyState
      title={copy.emptyTitle}
      picture={<Illustration name="mark" />}
      action={
        <>
          <LinkButton to={missionsPath()}>{copy.missions}</LinkButton>
          <LinkButton to="/discover" variant="outline">
            {copy.discover}
          </LinkButton>
        </>
      }
    >
      {copy.empty}
    </EmptyState>
  );
}
