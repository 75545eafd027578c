// First steps as a card: the badge at their end, what is done, and the way to each that is not.
import type { Onboarding, OnboardingStep } from '@stagepass/contract/onboarding/shapes.ts';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { checkCircle } from '@stagepass/ui/icon/phosphor/check-circle.ts';
import { circle } from '@stagepass/ui/icon/phosphor/circle.ts';
import { x } from '@stagepass/ui/icon/phosphor/x.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BadgeMark } from '#domains/badges/public/badge-mark.tsx';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import { manageItemsPath } from '#domains/items/public/paths.ts';
import { manageMissionsPath } from '#domains/missions/public/paths.ts';
import { callData } from '#platform/api/api.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { onboardingCopy } from '../copy.ts';
import './first-steps.css';

function wayTo(step: OnboardingStep, club: Onboarding['club']): string {
  if (step === 'join') return '/discover';
  if (club === null) return '/missions';
  if (step === 'post') return `${clubScreenPath(club.handle, 'posts')}?view=compose`;
  return step === 'item'
    ? `${manageItemsPath(club.handle)}?view=new`
    : `${manageMissionsPath(club.handle)}?mission=new`;
}

export function PathCard({ of: { path, steps, club, badge } }: { of: Onboarding }) {
  const copy = useCopy(onboardingCopy);
  const client = useQueryClient();
  const dismiss = useMutation({
    mutationFn: () => callData('PUT /onboarding/:path/dismissed', { params: { path } }),
    onSuccess: () => {
      showToast({ title: copy.dismissed });
      return client.invalidateQueries({ queryKey: ['onboarding'] });
    },
  });
  const done = steps.filter((step) => step.done).length;
  const next = steps.find((step) => !step.done)?.step;
  return (
    <GelScope hue={club?.hue ?? badge.look.hue}>
      <section className="sp-first-steps" aria-labelledby={`first-steps-${path}`}>
        <BadgeMark look={badge.look} stage={0} stages={1} size="4.5rem" tilt={-4} />
        <div className="sp-first-steps-words">
          <h2 className="sp-title" id={`first-steps-${path}`}>
            {path === 'fan' ? copy.fan : copy.creator({ club: club?.name ?? '' })}
          </h2>
          <p className="sp-small sp-quiet">{copy.lead({ name: badge.name })}</p>
          <p className="sp-small">{copy.of({ done, all: steps.length })}</p>
        </div>
        <IconButton
          label={copy.dismiss}
          icon={<Icon of={x} weight="bold" size="1rem" />}
          disabled={dismiss.isPending}
          onClick={() => dismiss.mutate()}
        />
        <ol className="sp-first-steps-list">
          {steps.map(({ step, done: isDone }) => (
            <li key={step} data-done={isDone || undefined} data-next={step === next || undefined}>
              <Icon of={isDone ? checkCircle : circle} weight={isDone ? 'fill' : 'regular'} size="1.25rem" />
              {isDone ? (
                <span>
                  {copy.steps[step]}
                  <VisuallyHidden>{`, ${copy.done}`}</VisuallyHidden>
                </span>
              ) : (
                <Link to={wayTo(step, club)}>{copy.steps[step]}</Link>
              )}
            </li>
          ))}
        </ol>
      </section>
    </GelScope>
  );
}
