// /gift/{secret}: a subscription that somebody gave, as whoever has the link sees it, and the way to claim it.
import type { GiftView } from '@stagepass/contract/subscriptions/gift-shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { check } from '@stagepass/ui/icon/phosphor/check.ts';
import { IconPlate, ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Dock, Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useLocation, useNavigate, useParams } from 'react-router';
import { clubPath } from '#domains/clubs/public/paths.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { dayIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { BackScreen } from '#platform/navigation/back-screen.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { permissionErrorPath } from '#platform/navigation/permission-error.ts';
import { Unanswered } from '#platform/query/answered.tsx';
import { useSession } from '#platform/session/session.ts';
import { useTitle } from '#platform/title/title.ts';
import { useClaimGift, useGift } from '../data/gifts.ts';
import { giftsCopy } from '../gifts-copy.ts';
import { lengthWords } from '../model/gift-words.ts';
import { PlanBar } from '../parts/plan-bar.tsx';
import { ShareGift } from '../parts/share-gift.tsx';
import { givenGiftsPath, subscriptionPath } from '../public/paths.ts';

export function Component() {
  const { secret = '' } = useParams();
  const copy = useCopy(giftsCopy);
  const query = useGift(secret);
  useTitle(copy.page.title);
  if (query.data !== undefined) return <Gift gift={query.data} secret={secret} />;
  return (
    <BackScreen above="/discover">
      {isApiError(query.error, 'subscriptions.gift-not-found') || isApiError(query.error, 'invalid-input') ? (
        <EmptyState
          level={1}
          title={copy.missingTitle}
          picture={<Illustration name="mail" />}
          action={<LinkButton to="/discover">{copy.discover}</LinkButton>}
        >
          {copy.missing}
        </EmptyState>
      ) : (
        <Unanswered
          query={query}
          copy={copy}
          level={1}
          failed={copy.failed}
          picture={<Illustration name="amp" />}
          skeleton={<Skeleton width="100%" height="14rem" />}
        />
      )}
    </BackScreen>
  );
}

function Gift({ gift, secret }: { gift: GiftView; secret: string }) {
  const copy = useCopy(giftsCopy);
  const { page } = copy;
  const { tag } = useLocale();
  const { club, plan, giver, giver_gone, message, benefits, state, ends_at } = gift;
  const gone = giver_gone ? page.fromNobody : null;
  const from = giver === null ? gone : page.from({ name: giver.display_name });
  return (
    <GelScope hue={club.hue}>
      <Screen>
        {/* Whoever opens a link may be no member yet: the plans are not for them. */}
        <PlanBar club={club} above={clubPath(club.handle)} />
        <ScreenBody>
          <div className="grid gap-4">
            <header>
              <h1 className="sp-display" dir="auto">
                {page.what({ length: lengthWords(copy, gift), plan: plan.name })}
              </h1>
              <p className="sp-quiet mt-1" dir="auto">
                {page.club({ club: club.name })}
              </p>
              {from === null ? null : (
                <p className="mt-2" dir="auto">
                  {from}
                </p>
              )}
            </header>
            {message === '' ? null : (
              <Notice tone="plain">
                <span dir="auto">{message}</span>
              </Notice>
            )}
            {benefits.length === 0 ? null : (
              <RowGroup heading={page.benefits}>
                {benefits.map((line) => (
                  <ListRow
                    key={line}
                    leading={<IconPlate tone="gel" icon={<Icon of={check} />} />}
                    title={<bdi>{line}</bdi>}
                  />
                ))}
              </RowGroup>
            )}
            {state === 'waiting' ? (
              <p className="sp-quiet">
                {page.until({ date: dayIn(tag, ends_at) })} {page.free}
              </p>
            ) : null}
          </div>
        </ScreenBody>
        <Dock>
          <Way gift={gift} secret={secret} />
        </Dock>
      </Screen>
    </GelScope>
  );
}

const ended = {
  claimed: 'subscriptions.gift-claimed',
  cancelled: 'subscriptions.gift-cancelled',
  expired: 'subscriptions.gift-expired',
  closed: 'subscriptions.gift-expired',
} as const;

/** What can be done with it now: claim it, join first, or see what became of it. */
function Way({ gift, secret }: { gift: GiftView; secret: string }) {
  const copy = useCopy(giftsCopy);
  const { pathname, search } = useLocation();
  const { club, plan, state, refusal, subscription_id } = gift;
  const session = useSession();
  const sentences: Readonly<Record<string, string>> = copy.errors;
  if (subscription_id !== null)
    return (
      <LinkButton wide to={subscriptionPath(subscription_id)}>
        {copy.page.mine}
      </LinkButton>
    );
  if (state !== 'waiting') return <Notice tone="plain">{copy.errors[ended[state]]}</Notice>;
  if (session !== null && gift.giver?.user_name === session.user_name)
    return (
      <div className="grid gap-2">
        <p className="sp-quiet">{copy.page.yours}</p>
        <ShareGift secret={secret} plan={plan.name} />
        <LinkButton wide variant="ghost" to={givenGiftsPath()}>
          {copy.toGifts}
        </LinkButton>
      </div>
    );
  if (refusal === null) return <Claim gift={gift} secret={secret} />;
  const reason = refusal.code === 'not-signed-in' ? 'sign-in' : 'join';
  if (reason === 'join' && refusal.code !== 'clubs.members-only')
    return (
      <div className="grid gap-2">
        <Notice tone="plain">{sentences[refusal.code] ?? refusal.message}</Notice>
        <LinkButton wide variant="ghost" to={clubPath(club.handle)}>
          {copy.page.toClub}
        </LinkButton>
      </div>
    );
  return (
    <LinkButton wide to={permissionErrorPath({ reason, club: club.id, next: pathname + search })}>
      {copy.page.join}
    </LinkButton>
  );
}

function Claim({ gift, secret }: { gift: GiftView; secret: string }) {
  const copy = useCopy(giftsCopy);
  const navigate = useNavigate();
  const claim = useClaimGift(secret);
  const press = () =>
    claim.mutateAsync().then(
      ({ id }) => {
        showToast({ title: copy.page.claimed({ plan: gift.plan.name }), tone: 'good' });
        void navigate(subscriptionPath(id));
      },
      () => {},
    );
  return (
    <div className="grid gap-2">
      {claim.error === null ? null : (
        <Notice tone="warn" live>
          {errorSentence(copy, claim.error)}
        </Notice>
      )}
      <Button wide loading={claim.isPending} onClick={press}>
        {copy.page.claim}
      </Button>
    </div>
  );
}
