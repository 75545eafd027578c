// /club/step-code/{id}: the code of a step, large, for a screen on site; renewed by itself, printed, or made anew.
import { showSiteCode } from '@stagepass/base/site-code.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { arrowsClockwise } from '@stagepass/ui/icon/phosphor/arrows-clockwise.ts';
import { printer } from '@stagepass/ui/icon/phosphor/printer.ts';
import { x } from '@stagepass/ui/icon/phosphor/x.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { ProgressRing } from '@stagepass/ui/progress-ring/progress-ring.tsx';
import { QrPlate } from '@stagepass/ui/qr-plate/qr-plate.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { useWayBack } from '#platform/navigation/use-way-back.ts';
import { Unanswered } from '#platform/query/answered.tsx';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { useTitle } from '#platform/title/title.ts';
import { useWakeLock } from '#platform/wake-lock/use-wake-lock.ts';
import { requirementsCopy } from '../copy.ts';
import { type ShownCode, usePrintCode, useRenewCode, useSiteCode } from '../data/site-code.ts';
import { useSecondsLeft } from '../model/use-clock.ts';
import { siteEditCopy } from '../parts/edit/site-copy.ts';
import './step-code-screen.css';

/** Until it is known whose code it is. */
const PLAIN_HUE = 95;

export function Component() {
  const { id = '' } = useParams();
  const copy = useCopy(requirementsCopy);
  const { screen: words } = useCopy(siteEditCopy);
  const query = useSiteCode(id);
  useTitle(query.data?.title ?? words.title);
  const navigate = useNavigate();
  const back = useWayBack() ?? (() => void navigate('/clubs'));
  const code = query.data;
  return (
    <GelScope hue={code?.club_hue ?? PLAIN_HUE}>
      <Screen className="sp-step-code">
        <TopBar
          leading={
            <IconButton
              label={words.close}
              icon={<Icon of={x} weight="bold" size="1.25rem" />}
              onClick={back}
            />
          }
          title={<bdi>{code?.club_name ?? ''}</bdi>}
        />
        <ScreenBody>
          {code === undefined ? (
            <Unanswered
              query={query}
              copy={{ ...copy, loading: words.loading }}
              failed={words.failed}
              level={1}
            />
          ) : (
            <Shown code={code} isStale={query.isError} />
          )}
        </ScreenBody>
      </Screen>
    </GelScope>
  );
}

function Shown({ code, isStale }: { code: ShownCode; isStale: boolean }) {
  const { screen: words } = useCopy(siteEditCopy);
  const isAwake = useWakeLock(true);
  const { title, owner_title, uses, most_uses } = code;
  return (
    <>
      <h1 className="sp-display sp-step-code-title" dir="auto">
        {owner_title}
      </h1>
      <p className="sp-step-code-does" dir="auto">
        {title}
      </p>
      {isStale ? (
        <Notice tone="warn" live>
          {words.stale}
        </Notice>
      ) : null}
      <div className="sp-step-code-card" data-stale={isStale ? '' : undefined}>
        <QrPlate text={code.url} label={words.qr({ title })} />
        <p className="sp-step-code-typed" translate="no">
          {showSiteCode(code.code)}
        </p>
        <p className="sp-step-code-or">{words.orType}</p>
      </div>
      {code.ends_at === null ? null : <Countdown code={code} ends_at={code.ends_at} />}
      <p className="sp-small sp-quiet text-center mt-4">
        {most_uses === null ? words.uses({ count: uses }) : words.usesOf({ count: uses, most: most_uses })}
        {'. '}
        {isAwake ? words.bright : words.brightNoLock}
      </p>
      <Acts code={code} />
    </>
  );
}

const SLOT_S = 30;

function Countdown({ code, ends_at }: { code: ShownCode; ends_at: string }) {
  const { screen: words } = useCopy(siteEditCopy);
  const { ahead_ms } = code;
  const [clock, setClock] = useState(() => ({ ahead_ms, now: () => Date.now() + ahead_ms }));
  // The same function for as long as the clocks agree to the tenth: the counting would begin anew with each code.
  if (Math.abs(clock.ahead_ms - ahead_ms) > 100) setClock({ ahead_ms, now: () => Date.now() + ahead_ms });
  const left = useSecondsLeft(Date.parse(ends_at), clock.now);
  const label = words.next({ count: left });
  return (
    <div className="sp-step-code-next">
      <ProgressRing value={left} total={SLOT_S} label={label} size={56}>
        {String(left)}
      </ProgressRing>
      <span aria-hidden="true">{label}</span>
    </div>
  );
}

function Acts({ code }: { code: ShownCode }) {
  const copy = useCopy(requirementsCopy);
  const { screen: words } = useCopy(siteEditCopy);
  const [asks, setAsks] = useState(false);
  const renew = useRenewCode(code.requirement_id);
  const print = usePrintCode(code.requirement_id);
  const failed = (error: unknown) => showToast({ title: errorSentence(copy, error), tone: 'bad' });
  return (
    <div className="grid gap-2 mt-6">
      {code.mode === 'fixed' ? (
        <Button
          wide
          icon={<Icon of={printer} />}
          loading={print.isPending}
          onClick={() => print.mutate(undefined, { onError: failed })}
        >
          {words.print}
        </Button>
      ) : null}
      <Button
        variant="secondary"
        wide
        icon={<Icon of={arrowsClockwise} weight="bold" />}
        onClick={() => setAsks(true)}
      >
        {words.renew}
      </Button>
      {asks ? (
        <ConfirmDialog
          title={words.renewTitle}
          description={words.renewText}
          onClose={() => setAsks(false)}
          confirm={{
            label: words.renew,
            tone: 'danger',
            loading: renew.isPending,
            onConfirm: () =>
              renew.mutate(undefined, {
                onSuccess: () => showToast({ title: words.renewed, tone: 'good' }),
                onError: failed,
                onSettled: () => setAsks(false),
              }),
          }}
        />
      ) : null}
    </div>
  );
}
