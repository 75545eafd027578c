// First steps on Home and in a club's management: asked for once the screen stands; the cards are fetched where there are any.
import { useQuery } from '@tanstack/react-query';
import { callData } from '#platform/api/api.ts';
import { latePart } from '#platform/late/late-part.tsx';

const PathCard = latePart(() => import('./path-card.tsx'), 'PathCard', null, 'left-out');

export interface FirstStepsProps {
  /** Only those of this club's creator. */
  clubId?: string;
}

export function FirstSteps({ clubId }: FirstStepsProps) {
  const { data } = useQuery({
    queryKey: ['onboarding'],
    queryFn: ({ signal }) => callData('GET /onboarding', {}, { signal }),
  });
  const shown = (data ?? []).filter(({ club }) => clubId === undefined || club?.id === clubId);
  return (
    <>
      {shown.map((path) => (
        <PathCard key={path.path} of={path} />
      ))}
    </>
  );
}
