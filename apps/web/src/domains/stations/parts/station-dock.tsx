// The foot of a station: claim it, in one tap where it is free and in two where it costs something; or the way to what is missing.
import { formatUsd } from '@stagepass/base/money.ts';
import type { StationView } from '@stagepass/contract/stations/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { haptic } from '@stagepass/ui/haptics/haptics.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
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
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
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

export function StationDock({ station, onClaimed }: { station: StationView; onClaimed: () => void }) {
  if (station.can.claim)
    return (
      <Dock>
        <Claim station={station} onClaimed={onClaimed} />
      </Dock>
    );
  const way = <Way station={station} />;
  return station.stand === 'locked' || station.stand === 'claimed' ? way : null;
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

/** To what is missing, or to what was got; nothing where there is nothing to do. */
function Way({ station }: { station: StationView }) {
  const { dock } = useCopy(stationPageCopy);
  const words = useRequirementWords();
  const { pathname, search } = useLocation();
  const { club, thing, member, stand, id, mine } = station;
  if (stand === 'claimed') {
    const item_id = mine[0]?.item_id ?? null;
    const seen =
      item_id !== null
        ? { to: inventoryPath(item_id), label: dock.inventory }
        : thing?.kind === 'BADGE'
          ? { to: ownBadgesPath(), label: dock.badge }
          : { to: clubPath(club.handle), label: dock.club };
    return (
      <Dock>
        <LinkButton to={seen.to} wide variant="secondary">
          {seen.label}
        </LinkButton>
      </Dock>
    );
  }
  if (!member)
    return (
      <Dock>
        <LinkButton to={permissionErrorPath({ reason: 'join', club: club.id, next: pathname + search })} wide>
          {dock.join({ club: club.name })}
        </LinkButton>
      </Dock>
    );
  const step = nextStep(station);
  const isAhead = station.opens_at !== null && Date.parse(station.opens_at) > Date.parse(station.now);
  if (step === undefined || isAhead || station.state !== 'open') return null;
  return (
    <Dock>
      <LinkButton
        to={stationStepPath(id, step.id)}
        wide
        icon={<Icon of={requirementIcons[step.summary.type]} />}
      >
        {words.startOf(step)}
      </LinkButton>
    </Dock>
  );
}
