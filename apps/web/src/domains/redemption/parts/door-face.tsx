// The face for doors: a code that this phone signs every 30 s, online or not, and the way to the next ticket of this club.
import { SLOT_S } from '@stagepass/base/redeem-code.ts';
import type { PassClub } from '@stagepass/contract/redemption/shapes.ts';
import { DoorPass } from '@stagepass/ui/door-pass/door-pass.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { arrowsClockwise } from '@stagepass/ui/icon/phosphor/arrows-clockwise.ts';
import { checkCircle } from '@stagepass/ui/icon/phosphor/check-circle.ts';
import { wifiSlash } from '@stagepass/ui/icon/phosphor/wifi-slash.ts';
import { QrPlate } from '@stagepass/ui/qr-plate/qr-plate.tsx';
import { useOnline } from '#platform/api/use-online.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { useWakeLock } from '#platform/wake-lock/use-wake-lock.ts';
import { redemptionCopy } from '../copy.ts';
import { canSign } from '../data/phone-key.ts';
import type { OwnPass } from '../data/read-pass.ts';
import { useLiveCode } from '../data/use-live-code.ts';
import { itemCodeUrl } from '../model/code-url.ts';
import { KeptAt } from './kept-at.tsx';

const NextTicket = latePart(() => import('./next-ticket.tsx'), 'NextTicket', null, 'left-out');

export function DoorFace({ own, shown }: { own: OwnPass; shown: PassClub }) {
  const copy = useCopy(redemptionCopy);
  const words = copy.pass;
  const { user } = own.pass;
  useWakeLock(own.key !== null);
  const live = useLiveCode({ kind: 'pass', subject_id: user.id, key: own.key, offset_ms: own.offset_ms });
  return (
    <>
      <DoorPass
        club={shown.club.name}
        tier={shown.tier?.name ?? words.roles[shown.role]}
        name={user.display_name}
        number={words.number({ number: shown.number })}
        left={live === null ? 0 : live.left_s / SLOT_S}
        label={words.label({ name: user.display_name })}
        code={
          live === null ? (
            <p className="sp-pass-blank">{canSign() ? copy.code.making : copy.code.plainTitle}</p>
          ) : (
            <QrPlate text={itemCodeUrl(live.code)} correction="L" label={words.qr} />
          )
        }
        notes={canSign() ? <Notes own={own} left_s={live?.left_s ?? null} /> : <span>{copy.code.plain}</span>}
        stub={<NextTicket userId={user.id} clubId={shown.club.id} />}
      />
      {own.isKept ? (
        <div className="sp-pass-foot">
          <KeptAt time={own.read_at} />
        </div>
      ) : null}
    </>
  );
}

function Notes({ own, left_s }: { own: OwnPass; left_s: number | null }) {
  const { code } = useCopy(redemptionCopy);
  // A line that is there and says nothing is no network either.
  const isOnline = useOnline() && !own.isKept;
  return (
    <>
      <span className="sp-door-pass-note">
        <Icon of={arrowsClockwise} weight="bold" />
        {left_s === null ? code.making : code.next({ count: left_s })}
      </span>
      <span className="sp-door-pass-note" data-tone="good">
        <Icon of={isOnline ? checkCircle : wifiSlash} weight="fill" />
        {isOnline ? code.worksOffline : code.isOffline}
      </span>
    </>
  );
}
