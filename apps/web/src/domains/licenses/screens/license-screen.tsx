// /club/{id}/upgrade-license: the club's license, how much of it is used, what others give and cost, and the way to them.
import { formatUsd } from '@stagepass/base/money.ts';
import type { License, LicenseOffer } from '@stagepass/contract/licenses/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { clockCounterClockwise } from '@stagepass/ui/icon/phosphor/clock-counter-clockwise.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Dock, Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { useState } from 'react';
import { ClubBar } from '#domains/clubs/public/club-bar.tsx';
import { ClubFrame } from '#domains/clubs/public/club-frame.tsx';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { ChargeUnderWay } from '#domains/ledger/public/charge-under-way.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { dayIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Answered } from '#platform/query/answered.tsx';
import { lateSheet } from '#platform/sheets/late-sheet.tsx';
import { useTitle } from '#platform/title/title.ts';
import { licenseCopy } from '../copy.ts';
import { useLicense, useLicenseRenewed } from '../data/license.ts';
import { PlanTable } from '../parts/plan-table.tsx';
import { UseBars } from '../parts/use-bars.tsx';
import { licensePath } from '../public/paths.ts';
import '../parts/license.css';

const LicenseSheet = lateSheet(() => import('../parts/license-sheet.tsx'), 'LicenseSheet');
const PayFromSheet = lateSheet(() => import('../parts/pay-from-sheet.tsx'), 'PayFromSheet');
const PaymentsSheet = lateSheet(() => import('../parts/payments-sheet.tsx'), 'PaymentsSheet');

export function Component() {
  return <ClubFrame need="manage_club">{(club) => <LicenseOf club={club} />}</ClubFrame>;
}

function LicenseOf({ club }: { club: ClubView }) {
  const copy = useCopy(licenseCopy);
  useTitle(copy.title);
  const license = useLicense(club.id);
  const isOwner = club.viewer.role === 'owner';
  const [isHistory, setHistory] = useState(false);
  const [key, setKey] = useState<string | null>(null);
  const chosen = license.data && chosenOf(license.data, key);
  return (
    <Screen>
      <ClubBar
        club={club}
        above={clubScreenPath(club.handle, 'manage')}
        actions={
          isOwner ? (
            <IconButton
              label={copy.payments}
              icon={<Icon of={clockCounterClockwise} />}
              aria-haspopup="dialog"
              onClick={() => setHistory(true)}
            />
          ) : undefined
        }
      />
      <ScreenBody>
        <h1 className="sp-display mb-4">{copy.title}</h1>
        <Answered query={license} copy={copy} failed={copy.failed}>
          {(found) => (
            <div className="grid gap-5">
              <Present license={found} clubId={isOwner ? club.id : null} />
              {chosen === undefined ? null : (
                <div className="grid gap-3">
                  <PlanTable offers={found.offers} chosen={chosen.key} onChoose={setKey} />
                  <p className="sp-small sp-quiet">{copy.adminsHint}</p>
                </div>
              )}
            </div>
          )}
        </Answered>
      </ScreenBody>
      {license.data === undefined || chosen === undefined ? null : (
        <OfferDock clubId={club.id} license={license.data} offer={chosen} isOwner={isOwner} />
      )}
      {isHistory ? <PaymentsSheet clubId={club.id} onClose={() => setHistory(false)} /> : null}
    </Screen>
  );
}

/** Only its owner, who is given the club's id, chooses how it is paid. */
function Present({ license, clubId }: { license: License; clubId: string | null }) {
  const copy = useCopy(licenseCopy);
  const { tag } = useLocale();
  const isOver = license.use.some(({ used, allowed }) => allowed !== null && used > allowed);
  return (
    <section className="sp-license-card" aria-label={copy.on({ name: license.plan.name })}>
      <div className="sp-license-card-head">
        <h2 className="sp-title">{copy.on({ name: license.plan.name })}</h2>
        <span className="sp-quiet">{copy.since({ date: dayIn(tag, license.since) })}</span>
      </div>
      <UseBars use={license.use} />
      {isOver ? <p className="sp-small">{copy.over}</p> : null}
      <Status license={license} />
      {clubId === null ? null : <PaidNow clubId={clubId} license={license} />}
    </section>
  );
}

function Status({ license }: { license: License }) {
  const copy = useCopy(licenseCopy);
  const { tag } = useLocale();
  const { ends_at, next, next_try_at, granted, price_cents } = license;
  const date = ends_at === null ? '' : dayIn(tag, ends_at);
  if (next_try_at !== null)
    return <Notice tone="warn">{copy.unpaid({ date: dayIn(tag, next_try_at) })}</Notice>;
  if (next !== null) return <Notice tone="plain">{copy.planned({ name: next.name, date })}</Notice>;
  if (granted)
    return <p className="sp-quiet">{ends_at === null ? copy.granted : copy.grantedUntil({ date })}</p>;
  if (ends_at === null) return null;
  return <p className="sp-quiet">{copy.renews({ date, amount: formatUsd(price_cents) })}</p>;
}

function PaidNow({ clubId, license }: { clubId: string; license: License }) {
  const copy = useCopy(licenseCopy);
  const [isOpen, setOpen] = useState(false);
  const { granted, ends_at, next, price_cents, pay_from, balance_cents, charge } = license;
  const cents = next?.price_cents ?? price_cents;
  if (granted || ends_at === null || charge !== null || cents === 0) return null;
  const isShort = pay_from === 'club' && balance_cents < cents;
  return (
    <>
      {isShort ? <Notice tone="warn">{copy.payFrom.short}</Notice> : null}
      <p className="sp-quiet flex flex-wrap items-center justify-between gap-2">
        {copy.payFrom.now[pay_from]}
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {copy.payFrom.change}
        </Button>
      </p>
      {isOpen ? <PayFromSheet clubId={clubId} license={license} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** The next larger one, until another is chosen. */
function chosenOf({ offers, plan }: License, key: string | null): LicenseOffer | undefined {
  return (
    offers.find((offer) => offer.key === key) ??
    offers.find(({ price_cents }) => price_cents > plan.price_cents) ??
    offers.at(-1)
  );
}

interface OfferDockProps {
  clubId: string;
  license: License;
  offer: LicenseOffer;
  isOwner: boolean;
}

/** What the chosen one saves and takes, for the owner; others read who can change it. */
function OfferDock({ clubId, license, offer, isOwner }: OfferDockProps) {
  const copy = useCopy(licenseCopy);
  const renewed = useLicenseRenewed();
  const [isOpen, setOpen] = useState(false);
  if (!isOwner)
    return (
      <Dock>
        <p className="sp-quiet">{copy.ownerOnly}</p>
      </Dock>
    );
  if (license.charge !== null)
    return (
      <Dock>
        <ChargeUnderWay
          charge={license.charge}
          meanwhile={copy.whileCharged}
          next={licensePath(clubId)}
          onEnded={renewed}
        />
      </Dock>
    );
  return (
    <Dock>
      <p className="sp-small sp-quiet mb-3">
        {offer.saves_cents === 0 ? null : `${copy.saves({ amount: formatUsd(offer.saves_cents) })} `}
        {copy.hint}
      </p>
      <Act license={license} offer={offer} onOpen={() => setOpen(true)} />
      {isOpen && offer.change !== 'none' ? (
        <LicenseSheet clubId={clubId} license={license} offer={offer} onClose={() => setOpen(false)} />
      ) : null}
    </Dock>
  );
}

function Act({ license, offer, onOpen }: { license: License; offer: LicenseOffer; onOpen: () => void }) {
  const copy = useCopy(licenseCopy);
  const { change, charge_cents, name, current } = offer;
  if (change === 'none') {
    const why = current ? 'current' : license.granted ? 'granted' : 'planned';
    return <p role="status">{copy.none[why]}</p>;
  }
  const words = copy.act[change]({ name });
  return charge_cents === 0 ? (
    <Button wide variant="secondary" aria-haspopup="dialog" onClick={onOpen}>
      {words}
    </Button>
  ) : (
    <Button wide variant="pay" stub={formatUsd(charge_cents)} aria-haspopup="dialog" onClick={onOpen}>
      {words}
    </Button>
  );
}
