// Fetches the part of a type when it is needed; the failure is thrown to whoever catches failed screens.
import { type ComponentType, useEffect, useState } from 'react';

/** `load` is one function for all time. Null while it is on its way. */
export function usePart<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> | null {
  const [part, setPart] = useState<{ of: typeof load; part: ComponentType<Props> } | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let here = true;
    load().then(
      (arrived) => here && setPart({ of: load, part: arrived }),
      (error: unknown) => here && setFailure(error),
    );
    return () => {
      here = false;
    };
  }, [load]);
  if (failure !== null) throw failure;
  return part?.of === load ? part.part : null;
}
