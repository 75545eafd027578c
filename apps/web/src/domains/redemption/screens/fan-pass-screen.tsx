// /user/fanpass: the laminate of one club at a time, with a code that this phone signs every 30 s, online or not.
import type { PassClub } from '@stagepass/contract/redemption/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Chip, ChipRow } from '@stagepass/ui/chip/chip.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { FanPass } from '@stagepass/ui/fan-pass/fan-pass.tsx';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { deviceMobile } from '@stagepass/ui/icon/phosphor/device-mobile.ts';
import { keyboard } from '@stagepass/ui/icon/phosphor/keyboard.ts';
import { sun } from '@stagepass/ui/icon/phosphor/sun.ts';
import { wifiSlash } from '@stagepass/ui/icon/phosphor/wifi-slash.ts';
import { x } from '@stagepass/ui/icon/phosphor/x.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { LampBeam } from '@stagepass/ui/lamp-beam/lamp-beam.tsx';
import { QrPlate } from '@stagepass/ui/qr-plate/qr-plate.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useOnline } from '#platform/api/use-online.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { useWayBack } from '#platform/navigation/use-way-back.ts';
import { Answered } from '#platform/query/answered.tsx';
import { getCurrentClub } from '#platform/session/current-club.ts';
import { useSession } from '#platform/session/session.ts';
import { useTitle } from '#platform/title/title.ts';
import { redemptionCopy } from '../copy.ts';
import { usePass } from '../data/pass.ts';
import { canSign } from '../data/phone-key.ts';
import type { OwnPass } from '../data/read-pass.ts';
import { useLiveCode } from '../data/use-live-code.ts';
import { useWakeLock } from '../data/use-wake-lock.ts';
import { itemCodeUrl } from '../model/code-url.ts';
import { phoneName } from '../model/phone-name.ts';
import { KeptAt } from '../parts/kept-at.tsx';
import '../parts/codes.css';

const PhonesSheet = latePart(() => import('../parts/phones-sheet.tsx'), 'PhonesSheet');
const TypedCodeSheet = latePart(() => import('../parts/typed-code.tsx'), 'TypedCodeSheet');

export function Component() {
  const copy = useCopy(redemptionCopy);
  useTitle(copy.pass.title);
  const userId = useSession()?.user_id ?? '';
  const pass = usePass(userId, phoneName(navigator.userAgent) ?? copy.thisPhone);
  const [search, change] = useSearch();
  const [opened, setOpened] = useState<'phones' | 'typed' | null>(null);
  const clubs = pass.data?.pass.clubs ?? [];
  const wanted = search.get('club') ?? getCurrentClub()?.id;
  const shown = clubs.find(({ club }) => club.id === wanted || club.handle === wanted) ?? clubs[0];
  return (
    <GelScope hue={shown?.club.hue ?? 62}>
      <Screen>
        <LampBeam />
        <ScreenBody className="sp-pass-screen">
          <Bar onPhones={() => setOpened('phones')} />
          <Answered query={pass} copy={copy} failed={copy.pass.failed} skeleton={<Waiting />}>
            {(own) =>
              shown === undefined ? (
                <NoClub />
              ) : (
                <>
                  <Laminate own={own} shown={shown} />
                  <Clubs clubs={clubs} shown={shown} onShow={(id) => change({ club: id })} />
                  <Button
                    variant="secondary"
                    wide
                    className="mt-5"
                    icon={<Icon of={keyboard} />}
                    onClick={() => setOpened('typed')}
                  >
                    {copy.code.typed}
                  </Button>
                </>
              )
            }
          </Answered>
        </ScreenBody>
        <Suspense>
          {opened === 'phones' ? (
            <PhonesSheet keyId={pass.data?.key?.key_id ?? null} onClose={() => setOpened(null)} />
          ) : null}
          {opened === 'typed' ? (
            <TypedCodeSheet
              of={{ kind: 'pass' }}
              offset_ms={pass.data?.offset_ms ?? 0}
              onClose={() => setOpened(null)}
            />
          ) : null}
        </Suspense>
      </Screen>
    </GelScope>
  );
}

function Bar({ onPhones }: { onPhones: () => void }) {
  const { pass } = useCopy(redemptionCopy);
  const back = useWayBack();
  const navigate = useNavigate();
  return (
    <div className="sp-pass-top">
      <IconButton
        label={pass.closeScreen}
        surface="art"
        icon={<Icon of={x} weight="bold" size="1.25rem" />}
        onClick={back ?? (() => void navigate('/home', { replace: true }))}
      />
      <IconButton label={pass.phones} surface="art" icon={<Icon of={deviceMobile} />} onClick={onPhones} />
    </div>
  );
}

function Waiting() {
  return (
    <div className="mx-auto max-w-84 pt-[4.625rem]">
      <Skeleton width="100%" height="38rem" />
    </div>
  );
}

function NoClub() {
  const { pass } = useCopy(redemptionCopy);
  return (
    <div className="pt-16">
      <EmptyState
        level={1}
        title={pass.emptyTitle}
        action={<LinkButton to="/discover">{pass.find}</LinkButton>}
      >
        {pass.empty}
      </EmptyState>
    </div>
  );
}

function Laminate({ own, shown }: { own: OwnPass; shown: PassClub }) {
  const copy = useCopy(redemptionCopy);
  const words = copy.pass;
  const { user } = own.pass;
  const { club } = shown;
  // A line that is there and says nothing is no network either.
  const isOnline = useOnline() && !own.isKept;
  useWakeLock(own.key !== null);
  const live = useLiveCode({ kind: 'pass', subject_id: user.id, key: own.key, offset_ms: own.offset_ms });
  const print = pictureAddress(club.cover_url ?? club.picture?.large_url);
  return (
    <>
      <FanPass
        name={user.display_name}
        tier={shown.tier?.name ?? words.roles[shown.role]}
        note={words.note({ club: club.name, year: new Date(shown.joined_at).getFullYear().toString() })}
        src={print}
        serials={[
          words.number({ number: String(shown.number).padStart(5, '0') }),
          words.level({ count: shown.level }),
        ]}
        label={words.label({ name: user.display_name })}
        code={
          live === null ? (
            <p className="sp-pass-blank">{canSign() ? copy.code.making : copy.code.plainTitle}</p>
          ) : (
            <QrPlate text={itemCodeUrl(live.code)} correction="L" label={words.qr} />
          )
        }
      />
      <div className="sp-pass-foot">
        {canSign() ? (
          <>
            <p className="sp-code-next">
              <Icon of={isOnline ? sun : wifiSlash} weight="fill" />
              {isOnline ? words.bright : copy.code.isOffline}
            </p>
            <p className="sp-small sp-quiet">{live === null ? null : words.next({ count: live.left_s })}</p>
            {own.isKept ? <KeptAt time={own.read_at} /> : null}
          </>
        ) : (
          <p className="sp-small sp-quiet">{copy.code.plain}</p>
        )}
      </div>
    </>
  );
}

type ClubsProps = { clubs: readonly PassClub[]; shown: PassClub; onShow: (id: string) => void };

function Clubs({ clubs, shown, onShow }: ClubsProps) {
  const { pass } = useCopy(redemptionCopy);
  if (clubs.length < 2) return null;
  return (
    <div className="mt-5">
      <ChipRow label={pass.clubs}>
        {clubs.map(({ club }) => (
          <Chip key={club.id} pressed={club.id === shown.club.id} onClick={() => onShow(club.id)}>
            <bdi>{club.name}</bdi>
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}
