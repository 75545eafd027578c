// What first steps show on a person's home; fetched after the screen stands.
import type { HomePart } from '#domains/users/public/home-slot.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { useNear } from '#platform/late/use-near.ts';

const FirstSteps = latePart(() => import('./parts/first-steps.tsx'), 'FirstSteps', null, 'left-out');

function Part() {
  const [place, isNear] = useNear(false);
  return isNear ? <FirstSteps /> : <div ref={place} />;
}

export const homePart: HomePart = { name: 'onboarding', Part };
