// The foot of a station: claim it, in one tap where it is free and in two where it costs something; or the way to what is missing.
import { formatUsd } from '@stagepass/base/money.ts';
import type { StationView } from '@stagepass/contract/stations/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { haptic } from '@stagepass/ui/haptics/haptics.ts';
import { Icon, type IconShape } from '@stagepass/ui/icon/icon.tsx';
import { handGrabbing } from '@stagepass/ui/icon/phosphor/hand-grabbing.ts';
import { Dock } from '@stagepass/ui/screen/screen.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { ownBadgesPath } from '#domains/badges/public/paths.ts';
import { clubPath } from '#domains/clubs/public/paths.ts';
import { inventoryPath } from '#domains/items/public/paths.ts';
import { requirementIcons } from '#domains/requirements/public/requirement-type.ts';
import { useRequirementWords } from '#domains/requirements/public/requirement-words.ts';
import { type Copy, errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { go } from '#platform/navigation/go.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { permissionErrorPath } from '#platform/navigation/permission-error.ts';
import { lateSheet } from '#platform/sheets/late-sheet.tsx';
import { useClaim } from '../data/stations.ts';
import { thingName } from '../model/thing-words.ts';
import { nextStep } from '../model/wants.ts';
import { stationPageCopy } from '../page-copy.ts';
import { stationStepPath } from '../public/paths.ts';

const ClaimSheet = lateSheet(() => import('./claim-sheet.tsx'), 'ClaimSheet');

export interface StationDockProps {
  station: StationView;
  /** Inside the main shell, whose tabs stand at the foot: the acts follow the page instead. */
  inline?: boolean | undefined;
  onClaimed: () => void;
}

export function StationDock({ station, inline = false, onClaimed }: StationDockProps) {
  const way = useWay(station);
  if (!station.can.claim && way === null) return null;
  const act = station.can.claim ? (
    <Claim station={station} onClaimed={onClaimed} />
  ) : (
    <WayButton {...(way as WayProps)} />
  );
  return inline ? <div className="mt-5">{act}</div> : <Dock>{act}</Dock>;
}

function Claim({ station, onClaimed }: { station: StationView; onClaimed: () => void }) {
  const copy = useCopy(stationPageCopy);
  const { id, price_cents, thing, claims } = station;
  const [paying, setPaying] = useState(false);
  const claim = useClaim(id);
  const name = thing === null ? station.title : thingName(thing);
  const send = () =>
    claim.mutate(price_cents, {
      onSuccess: ({ claim: { number, item_id } }) => {
        haptic('punch');
        setPaying(false);
        onClaimed();
        showToast({
          title: number === null ? copy.done({ thing: name }) : copy.doneNumber({ thing: name, number }),
          tone: 'good',
          ...(item_id === null
            ? {}
            : { action: { label: copy.doneAct, onAction: () => go(inventoryPath(item_id)) } }),
        });
      },
      onError: (error) => {
        haptic('error');
        if (price_cents === 0) showToast({ title: errorSentence(copy, error), tone: 'bad' });
      },
    });
  const label =
    price_cents > 0
      ? copy.dock.claimFor({ price: formatUsd(price_cents) })
      : claims > 0
        ? copy.dock.again
        : copy.dock.claim;
  return (
    <>
      <Button
        wide
        icon={<Icon of={handGrabbing} weight="fill" />}
        loading={price_cents === 0 && claim.isPending}
        aria-haspopup={price_cents > 0 ? 'dialog' : undefined}
        onClick={() => (price_cents > 0 ? setPaying(true) : send())}
      >
        {label}
      </Button>
      {paying ? (
        <ClaimSheet
          waitingTitle={copy.sheet.title({ thing: name })}
          station={station}
          loading={claim.isPending}
          error={claim.error}
          onPay={send}
          onClose={() => {
            claim.reset();
            setPaying(false);
          }}
        />
      ) : null}
    </>
  );
}

interface WayProps {
  to: string;
  label: string;
  main: boolean;
  icon?: IconShape | undefined;
}

function WayButton({ to, label, main, icon }: WayProps) {
  return (
    <LinkButton
      to={to}
      wide
      variant={main ? 'primary' : 'secondary'}
      icon={icon === undefined ? undefined : <Icon of={icon} />}
    >
      {label}
    </LinkButton>
  );
}

/** To what is missing, or to what was got; null where there is nothing to do. */
function useWay(station: StationView): WayProps | null {
  const { dock } = useCopy(stationPageCopy);
  const words = useRequirementWords();
  const { pathname, search } = useLocation();
  const { club, member, stand, id, opens_at, now, state } = station;
  if (stand === 'claimed') return { ...gotAt(station, dock), main: false };
  if (stand !== 'locked') return null;
  if (!member)
    return {
      to: permissionErrorPath({ reason: 'join', club: club.id, next: pathname + search }),
      label: dock.join({ club: club.name }),
      main: true,
    };
  const step = nextStep(station);
  const isAhead = opens_at !== null && Date.parse(opens_at) > Date.parse(now);
  if (step === undefined || isAhead || state !== 'open') return null;
  const icon = requirementIcons[step.summary.type];
  return { to: stationStepPath(id, step.id), label: words.startOf(step), main: true, icon };
}

/** Where what was claimed is to be seen. */
function gotAt(
  { mine, thing, club }: StationView,
  dock: Copy<typeof stationPageCopy>['dock'],
): Pick<WayProps, 'to' | 'label'> {
  const item_id = mine[0]?.item_id ?? null;
  if (item_id !== null) return { to: inventoryPath(item_id), label: dock.inventory };
  if (thing?.kind === 'BADGE') return { to: ownBadgesPath(), label: dock.badge };
  return { to: clubPath(club.handle), label: dock.club };
}
