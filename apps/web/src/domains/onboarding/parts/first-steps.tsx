// First steps on Home: asked for once the screen stands; the cards are fetched where there are any.
import { useQuery } from '@tanstack/react-query';
import { callData } from '#platform/api/api.ts';
import { latePart } from '#platform/late/late-part.tsx';

const PathCard = latePart(() => import('./path-card.tsx'), 'PathCard', null, 'left-out');

export function FirstSteps() {
  const { data } = useQuery({
    queryKey: ['onboarding'],
    queryFn: ({ signal }) => callData('GET /onboarding', {}, { signal }),
  });
  return (
    <>
      {(data ?? []).map((path) => (
        <PathCard key={path.path} of={path} />
      ))}
    </>
  );
}
