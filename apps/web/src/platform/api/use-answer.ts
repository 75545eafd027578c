// Owns reading one answer without the query cache, for first screens that cannot afford its weight.
import { useEffect, useState } from 'react';

/** `read` is one function for all time, not made anew by each drawing. A failure leaves the answer out. */
export function useAnswer<Answer>(read: (signal: AbortSignal) => Promise<Answer>): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    const left = new AbortController();
    read(left.signal).then(
      (arrived) => !left.signal.aborted && setAnswer(() => arrived),
      () => undefined,
    );
    return () => left.abort();
  }, [read]);
  return answer;
}
