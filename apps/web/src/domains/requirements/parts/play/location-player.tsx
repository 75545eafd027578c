// LOCATION: the way to a place, live, and the button that wakes inside its circle; with the code on site where it asks for one.
import { distanceBetween } from '@stagepass/base/place-distance.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { shieldCheck } from '@stagepass/ui/icon/phosphor/shield-check.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { useMapStyle } from '#platform/site/site.ts';
import { requirementsCopy } from '../../copy.ts';
import { useMovePlace } from '../../data/move-place.ts';
import { askCompass } from '../../data/use-heading.ts';
import { type Positioned, usePosition } from '../../data/use-position.ts';
import { useSiteAnswer } from '../../model/use-site-answer.ts';
import { CodeEntry, isSiteCode } from './code-entry.tsx';
import { locationCopy } from './location-copy.ts';
import { OwnPosition, PlaceCards, PlaceDial, WaitingDial, WORST_ACCURACY_M } from './place-dial.tsx';
import { PlayerFrame } from './player-frame.tsx';
import type { PlayerProps } from './player-props.ts';
import { PositionNote } from './position-note.tsx';
import './play.css';
import './location.css';

const PlaceMap = latePart(() => import('#platform/map/place-map.tsx'), 'PlaceMap', undefined, 'left-out');

type Props = PlayerProps<'LOCATION'>;

export function LocationPlayer({ attempt, task, onHandIn, onLeave, steps }: Props) {
  const copy = useCopy(locationCopy);
  const where = usePosition(attempt.clock);
  const hand = useSiteAnswer({
    requirement_id: attempt.requirement_id,
    isPlaceHidden: task.hidden,
    deliver: async (code) => {
      const position = await where.fresh();
      if (position !== null)
        await onHandIn({ type: 'LOCATION', ...position, ...(task.code && code !== '' ? { code } : {}) });
    },
  });
  const { typed, trouble, busy } = hand;
  const near = isNear(task, where);
  const ready = near && (!task.code || isSiteCode(typed));
  return (
    <PlayerFrame
      steps={steps}
      onLeave={onLeave}
      dock={
        <>
          <p className="sp-place-kept">
            <Icon of={shieldCheck} />
            {copy.kept}
          </p>
          <Button wide disabled={!ready} loading={busy} onClick={() => void hand.send(typed)}>
            {near && !ready ? copy.scanFirst : near || task.hidden ? copy.here : copy.go}
          </Button>
        </>
      }
    >
      <h1 className="sp-display sp-place-title">{attempt.title}</h1>
      <Where task={task} where={where} clock={attempt.clock} />
      <div className="sp-site-notes">
        {trouble === undefined || task.code ? null : (
          <Notice tone="bad" live>
            {trouble}
          </Notice>
        )}
        {task.movable && where.position !== null && !near ? (
          <MoveHere id={attempt.requirement_id} where={where} />
        ) : null}
      </div>
      {task.code ? (
        <section className="mt-5">
          <h2 className="sp-title m-0">{copy.codeTitle}</h2>
          <p className="sp-small sp-quiet m-0">{copy.codeText}</p>
          <CodeEntry
            typed={typed}
            filledIn={hand.isFilledIn}
            error={trouble}
            busy={busy}
            refused={trouble !== undefined}
            onType={hand.type}
            onScan={(code) => {
              hand.type(code);
              if (near) void hand.send(code);
            }}
          />
        </section>
      ) : null}
    </PlayerFrame>
  );
}

/** Where the place is hidden only the server knows: whoever knows where they are may ask. */
function isNear(task: Props['task'], { position }: Positioned): boolean {
  if (position === null || position.accuracy_m > WORST_ACCURACY_M) return false;
  return task.point === null || distanceBetween(position, task.point) <= task.radius_m;
}

interface WhereProps {
  task: Props['task'];
  where: Positioned;
  clock: () => number;
}

function Where({ task, where, clock }: WhereProps) {
  const copy = useCopy(locationCopy);
  const style = useMapStyle();
  const { position } = where;
  const { point, radius_m, hint } = task;
  if (point !== null && position !== null && where.state === 'on')
    return (
      <>
        <PlaceDial point={point} radius_m={radius_m} position={position} hint={hint} />
        <PlaceCards point={point} radius_m={radius_m} position={position} clock={clock} />
        {style === null ? null : (
          <div className="mt-3">
            <PlaceMap
              meanwhile={<div className="sp-place-map-room" />}
              style={style}
              label={copy.map}
              place={{ ...point, radius_m }}
              own={position}
            />
          </div>
        )}
      </>
    );
  return (
    <>
      {task.name !== null && point !== null ? (
        <WaitingDial name={task.name} hint={hint} />
      ) : (
        <PlaceWords name={task.name} hint={hint} />
      )}
      <div className="sp-site-notes">
        {task.hidden ? (
          <Notice tone="plain">
            <b>{copy.hiddenTitle}</b>
            <br />
            {copy.hidden}
          </Notice>
        ) : null}
        {position !== null && where.state === 'on' ? (
          <OwnPosition position={position} clock={clock} />
        ) : (
          <PositionNote
            of={{
              ...where,
              start: () => {
                void askCompass();
                where.start();
              },
            }}
          />
        )}
      </div>
    </>
  );
}

function PlaceWords({ name, hint }: { name: string | null; hint: string }) {
  return (
    <>
      {name === null ? null : <p className="sp-title text-center m-0">{name}</p>}
      {hint === '' ? null : (
        <p className="text-center m-0" dir="auto">
          {hint}
        </p>
      )}
    </>
  );
}

function MoveHere({ id, where }: { id: string; where: Positioned }) {
  const errors = useCopy(requirementsCopy);
  const copy = useCopy(locationCopy);
  const move = useMovePlace(id);
  const press = () => {
    if (where.position === null) return;
    const { lat, long } = where.position;
    move.mutate(
      { lat, long },
      {
        onSuccess: () => showToast({ title: copy.demoMoved, tone: 'good' }),
        onError: (error) => showToast({ title: errorSentence(errors, error), tone: 'bad' }),
      },
    );
  };
  return (
    <Notice tone="plain">
      <b>{copy.demoTitle}</b>
      <br />
      {copy.demo}
      <div className="mt-3">
        <Button size="small" variant="secondary" loading={move.isPending} onClick={press}>
          {copy.demoMove}
        </Button>
      </div>
    </Notice>
  );
}
