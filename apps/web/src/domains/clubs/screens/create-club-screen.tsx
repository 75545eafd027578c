// /user/create-club: founding a club in five steps. The draft stays on the phone; each step is an address of its own.
import { Button } from '@stagepass/ui/button/button.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { x } from '@stagepass/ui/icon/phosphor/x.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Dock, Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { Steps } from '@stagepass/ui/steps/steps.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { withNext } from '#platform/navigation/next.ts';
import { useSession } from '#platform/session/session.ts';
import { useTitle } from '#platform/title/title.ts';
import { createCopy } from '../create-copy.ts';
import { useFounding } from '../data/use-founding.ts';
import { type CreateStep, createSteps, lacks } from '../model/club-draft.ts';
import type { CreateStepProps } from '../parts/create/create-step.ts';
import { DoorsStep } from '../parts/create/doors-step.tsx';
import { GelStep } from '../parts/create/gel-step.tsx';
import { KindStep } from '../parts/create/kind-step.tsx';
import { NameStep } from '../parts/create/name-step.tsx';
import { StartOver } from '../parts/create/start-over.tsx';
import { TiersStep } from '../parts/create/tiers-step.tsx';
import { createClubPath, creatorClubsPath } from '../public/paths.ts';

const stepParts: Record<CreateStep, (props: CreateStepProps) => ReactNode> = {
  name: NameStep,
  kind: KindStep,
  gel: GelStep,
  tiers: TiersStep,
  doors: DoorsStep,
};

export function Component() {
  const copy = useCopy(createCopy);
  const session = useSession();
  useTitle(copy.title);
  if (session === null) return null;
  return session.email_verified ? <Wizard userId={session.user_id} /> : <VerifyFirst />;
}

function VerifyFirst() {
  const copy = useCopy(createCopy);
  return (
    <Screen>
      <TopBar leading={<BackButton above={creatorClubsPath()} />} />
      <ScreenBody>
        <EmptyState
          level={1}
          title={copy.verifyTitle}
          picture={<Illustration name="mail" />}
          action={
            <>
              <LinkButton to={withNext('/verify-email', createClubPath())}>{copy.verifyAct}</LinkButton>
              <LinkButton to="/discover" variant="outline">
                {copy.verifyLater}
              </LinkButton>
            </>
          }
        >
          {copy.verify}
        </EmptyState>
      </ScreenBody>
    </Screen>
  );
}

function Wizard({ userId }: { userId: string }) {
  const copy = useCopy(createCopy);
  const formId = useId();
  const founding = useFounding(userId);
  const { step, draft, back, forward, trouble, busy } = founding;
  const heading = useStepFocus(step);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) forward();
  };
  const Step = stepParts[step];
  const number = createSteps.indexOf(step) + 1;
  const following = createSteps[number];
  return (
    <GelScope hue={draft.hue}>
      <Screen>
        <WizardBar number={number} onClose={founding.close} />
        <ScreenBody>
          <h1 ref={heading} tabIndex={-1} className="sp-display outline-none">
            {copy.steps[step]}
          </h1>
          <p className="sp-quiet mt-2 mb-5">{copy.leads[step]}</p>
          <form id={formId} noValidate onSubmit={submit}>
            <Step
              draft={draft}
              edit={founding.edit}
              tried={founding.tried && lacks(draft, step)}
              check={founding.check}
              handleTrouble={founding.handleTrouble}
            />
          </form>
          {trouble === null ? null : (
            <div className="mt-5">
              <Notice tone="bad" live>
                {trouble}
              </Notice>
            </div>
          )}
          {founding.begun ? <StartOver onThrowAway={founding.startOver} /> : null}
        </ScreenBody>
        <Dock>
          {back === null ? null : (
            <Button variant="secondary" onClick={back}>
              {copy.back}
            </Button>
          )}
          <Button type="submit" form={formId} className="flex-1" loading={busy}>
            {following === undefined || following === 'name' ? copy.found : copy.next[following]}
          </Button>
        </Dock>
      </Screen>
    </GelScope>
  );
}

/** Another step is another page: reading starts at its heading. */
function useStepFocus(step: CreateStep) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}

function WizardBar({ number, onClose }: { number: number; onClose: () => void }) {
  const copy = useCopy(createCopy);
  const total = createSteps.length;
  return (
    <TopBar
      leading={
        <IconButton
          label={copy.close}
          icon={<Icon of={x} weight="bold" size="1.25rem" />}
          onClick={onClose}
        />
      }
      title={
        <span className="flex items-center gap-4">
          <span className="flex-1">
            <Steps current={number} total={total} label={copy.progress({ number, total })} />
          </span>
          <span className="sp-small sp-quiet" aria-hidden="true">
            {copy.step({ number, total })}
          </span>
        </span>
      }
    />
  );
}
