// Back from a provider on the auth page, which opens without the query cache: brings it along.
import { AnswersProvider } from '#platform/query/answers-provider.tsx';
import type { RoundTripProvider } from '../model/round-trip.ts';
import { RoundTripReturn } from './round-trip-return.tsx';

export function RoundTripOnAuth(props: { provider: RoundTripProvider; name: string }) {
  return (
    <AnswersProvider>
      <RoundTripReturn {...props} />
    </AnswersProvider>
  );
}
