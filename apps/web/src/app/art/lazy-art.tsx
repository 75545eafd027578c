// Owns showing a still life without paying for it in the first load; a picture that cannot be had is left out.
import type { IllustrationName } from '@stagepass/ui/illustration/boxes.ts';
import type { IllustrationProps } from '@stagepass/ui/illustration/illustration.tsx';
import { type ComponentType, useEffect, useState } from 'react';

// Apart from what follows it: the build would take a handler chained to the import inside, past which missing styles fail.
const fetchArt = () => import('@stagepass/ui/illustration/illustration.tsx');

export function LazyArt({ of, label }: { of: IllustrationName; label: string }) {
  const [loaded, setLoaded] = useState<{ Art: ComponentType<IllustrationProps> } | null>(null);
  useEffect(() => {
    let wanted = true;
    // Offline the picture may not be there: the words stand alone then.
    fetchArt().then(
      ({ Illustration }) => wanted && setLoaded({ Art: Illustration }),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  return loaded ? <loaded.Art name={of} label={label} /> : null;
}
