// /station/{id}, the address that is shared, and /club/station/{id}: one station with what it hands out and asks for. ?step= does a
// step of it.
import type { RequirementEntry } from '@stagepass/contract/requirements/shapes.ts';
import type { StationView } from '@stagepass/contract/stations/shapes.ts';
import { FittedText } from '@stagepass/ui/fitted-text/fitted-text.tsx';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { info } from '@stagepass/ui/icon/phosphor/info.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { type Copy, useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { placeInHistory } from '#platform/navigation/use-way-back.ts';
import { useTitle } from '#platform/title/title.ts';
import { useRenewStation } from '../data/stations.ts';
import { thingName } from '../model/thing-words.ts';
import { canDo } from '../model/wants.ts';
import { stationPageCopy } from '../page-copy.ts';
import { StationBar } from '../parts/station-bar.tsx';
import { OtherStations, ReportStation, StationMine, StationPlaceRow } from '../parts/station-details.tsx';
import { StationDock } from '../parts/station-dock.tsx';
import { StationFrame } from '../parts/station-frame.tsx';
import { StationHatch } from '../parts/station-hatch.tsx';
import { WantsList } from '../parts/wants-list.tsx';
import { stationPath } from '../public/paths.ts';

const RequirementPlayer = latePart(
  () => import('#domains/requirements/public/requirement-player.tsx'),
  'RequirementPlayer',
  null,
  'fails-screen',
);

/** In percent: a longer title takes a second line. */
const LEAST_STRETCH = 84;

export function Component() {
  const [search] = useSearch();
  const step = search.get('step');
  return (
    <StationFrame>
      {(station, { heardAt }) =>
        step === null ? (
          <Station key={station.id} station={station} now_ms={serverNow(station, heardAt)} />
        ) : (
          <StepOf key={step} station={station} stepId={step} />
        )
      }
    </StationFrame>
  );
}

/** The server's time at the moment of drawing, whatever this phone's clock says. */
function serverNow({ now }: StationView, heardAt_ms: number): number {
  return Date.parse(now) + Math.max(0, Date.now() - heardAt_ms);
}

function Station({ station, now_ms }: { station: StationView; now_ms: number }) {
  useTitle(station.title);
  const [landing, setLanding] = useState(false);
  // The address that is shared opens in the main shell, with its tabs at the foot.
  const inShell = useLocation().pathname.startsWith('/station/');
  const acts = <StationDock station={station} inline={inShell} onClaimed={() => setLanding(true)} />;
  return (
    <GelScope hue={station.club.hue}>
      <Screen>
        {inShell ? null : <StationBar station={station} />}
        <ScreenBody>
          {inShell ? <StationBar station={station} inline /> : null}
          <FittedText as="h1" max={100} least={LEAST_STRETCH} className="sp-display mb-3.5">
            {station.title}
          </FittedText>
          <StationHatch station={station} landing={landing} />
          {station.story === '' ? null : (
            <p className="mt-4 whitespace-pre-line break-words" dir="auto">
              {station.story}
            </p>
          )}
          <Notices station={station} />
          <WantsList station={station} now_ms={now_ms} />
          {inShell ? acts : null}
          <StationMine station={station} />
          <StationPlaceRow station={station} />
          <OtherStations station={station} />
          <ReportStation station={station} />
        </ScreenBody>
        {inShell ? null : acts}
      </Screen>
    </GelScope>
  );
}

/** What is to be known before anything is pressed: that it is hidden or a draft, who cannot claim, who holds an NFT. */
function Notices({ station }: { station: StationView }) {
  const copy = useCopy(stationPageCopy);
  const { hidden, state, refusal, thing, stand, mine, held } = station;
  const said = [
    ...(hidden ? [copy.hidden] : []),
    ...(state === 'draft' ? [copy.draft] : []),
    ...(refusal !== null && stand !== 'claimed' && stand !== 'gone'
      ? [refusalWords(refusal, copy.errors)]
      : []),
    ...(held !== null && thing !== null ? [heldWords(held, thingName(thing), copy)] : []),
    ...(thing?.kind === 'NFT' && mine.length === 0 && stand !== 'gone' ? [copy.custodyBefore] : []),
  ];
  return said.length === 0 ? null : (
    <div className="mt-4 grid gap-2">
      {said.map((sentence) => (
        <Notice key={sentence} tone="plain" icon={<Icon of={info} weight="fill" size="1.25rem" />}>
          {sentence}
        </Notice>
      ))}
    </div>
  );
}

/** A tier that the viewer has as much of: nobody pays for it twice. */
function heldWords(
  { name, higher }: NonNullable<StationView['held']>,
  wanted: string,
  copy: Copy<typeof stationPageCopy>,
): string {
  return higher ? copy.heldHigher({ tier: name, this: wanted }) : copy.held({ tier: name });
}

/** In this screen's words where it has them. */
function refusalWords(
  { code, message }: NonNullable<StationView['refusal']>,
  errors: Readonly<Record<string, string>>,
): string {
  return errors[code] ?? message;
}

function StepOf({ station, stepId }: { station: StationView; stepId: string }) {
  const copy = useCopy(stationPageCopy);
  useTitle(copy.step.title({ station: station.title }));
  const navigate = useNavigate();
  const renew = useRenewStation(station.id);
  // Held here, so that an answer that comes meanwhile cannot take the step away.
  const [entry] = useState<RequirementEntry | undefined>(() =>
    station.requirements.find((one) => one.id === stepId && canDo(one)),
  );
  const leave = () =>
    void (placeInHistory() > 0 ? navigate(-1) : navigate(stationPath(station.id), { replace: true }));
  if (entry === undefined) return <Navigate replace to={stationPath(station.id)} />;
  const ended = async (title: string, description?: string) => {
    // The step counts, whatever comes of asking: the station's page asks again.
    await renew().catch(() => null);
    showToast({ title, ...(description === undefined ? {} : { description }), tone: 'good' });
    leave();
  };
  return (
    <GelScope hue={station.club.hue}>
      <RequirementPlayer
        entry={entry}
        steps={{
          number: station.requirements.findIndex(({ id }) => id === entry.id) + 1,
          total: station.requirements.length,
        }}
        onPassed={() => ended(copy.step.passed, copy.step.earned({ xp: entry.xp }))}
        onInReview={() => ended(copy.step.sent)}
        onLeave={leave}
      />
    </GelScope>
  );
}
