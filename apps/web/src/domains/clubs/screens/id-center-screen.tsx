// /club/{id}/id-center: my member card as a laminate, with number, tier, level and a code that leads to me.
import { Button } from '@stagepass/ui/button/button.tsx';
import { FanPass } from '@stagepass/ui/fan-pass/fan-pass.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { shareFat } from '@stagepass/ui/icon/phosphor/share-fat.ts';
import { userPlus } from '@stagepass/ui/icon/phosphor/user-plus.ts';
import { LampBeam } from '@stagepass/ui/lamp-beam/lamp-beam.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { QrPlate } from '@stagepass/ui/qr-plate/qr-plate.tsx';
import { Dock, Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import type { ReactNode } from 'react';
import { userPath } from '#domains/users/public/paths.ts';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { datesIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { Unanswered } from '#platform/query/answered.tsx';
import { share } from '#platform/share/share.ts';
import { useTitle } from '#platform/title/title.ts';
import { cardCopy } from '../card-copy.ts';
import { type MemberCard, useMemberCard } from '../data/member-card.ts';
import { cardNumber } from '../model/card-number.ts';
import { ClubFrame } from '../public/club-frame.tsx';
import { clubScreenPath } from '../public/paths.ts';
import type { ClubView } from '../public/use-club.ts';

export function Component() {
  return <ClubFrame need="membership">{(club) => <IdCenter club={club} />}</ClubFrame>;
}

function IdCenter({ club }: { club: ClubView }) {
  const copy = useCopy(cardCopy);
  useTitle(copy.title({ club: club.name }));
  const card = useMemberCard(club.id);
  if (card.data) return <Laminate club={club} card={card.data} />;
  return (
    <Frame club={club}>
      <Unanswered
        query={card}
        copy={copy}
        level={1}
        failed={copy.failedTitle}
        picture={<Illustration name="amp" />}
        skeleton={
          <div className="mx-auto max-w-84 pt-[4.625rem]">
            <Skeleton width="100%" height="36rem" />
          </div>
        }
      />
    </Frame>
  );
}

function Frame({ club, children, dock }: { club: ClubView; children: ReactNode; dock?: ReactNode }) {
  return (
    <Screen>
      <LampBeam at="50%" lean={0} />
      <TopBar
        surface="art"
        leading={<BackButton above={clubScreenPath(club.handle, 'home')} surface="art" />}
      />
      <ScreenBody>{children}</ScreenBody>
      {dock === undefined ? null : <Dock>{dock}</Dock>}
    </Screen>
  );
}

function Laminate({ club, card }: { club: ClubView; card: MemberCard }) {
  const copy = useCopy(cardCopy);
  const { tag } = useLocale();
  const { user, tier, role } = card;
  const name = user.display_name;
  const profile = userPath(user.user_name);
  const month = datesIn(tag, { month: 'long', year: 'numeric' });
  const number = cardNumber(card.number);
  const hand = async () => {
    const title = copy.shareTitle({ name, number: card.number, club: club.name });
    if ((await share({ title, path: profile })) === 'copied') showToast({ title: copy.copied, tone: 'good' });
  };
  return (
    <Frame
      club={club}
      dock={
        <>
          <Button className="flex-1" icon={<Icon of={shareFat} weight="fill" />} onClick={() => void hand()}>
            {copy.share}
          </Button>
          <LinkButton
            to={clubScreenPath(club.handle, 'invite')}
            variant="secondary"
            icon={<Icon of={userPlus} />}
          >
            {copy.invite}
          </LinkButton>
        </>
      }
    >
      <FanPass
        name={name}
        tier={tier?.name ?? (role === 'member' ? copy.noTier : copy.role[role])}
        note={copy.since({ club: club.name, day: month.format(new Date(card.joined_at)) })}
        src={pictureAddress(club.cover_url ?? club.picture?.large_url)}
        serials={[
          copy.number({ number }),
          copy.level({ level: card.level }),
          ...(role === 'member' ? [] : [copy.role[role]]),
        ]}
        label={copy.label({ name })}
        code={<QrPlate text={`${window.location.origin}${profile}`} label={copy.qr({ name })} />}
      />
      <p className="sp-small sp-quiet mt-5 text-center">{copy.scan}</p>
      {card.muted_until === null ? null : (
        <div className="mt-4">
          <Notice tone="warn">{copy.muted({ day: whenOf(card.muted_until, tag) })}</Notice>
        </div>
      )}
    </Frame>
  );
}

function whenOf(time: string, tag: string): string {
  return datesIn(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time));
}
