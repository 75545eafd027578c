// Owns fetching the toast region: only with the first toast, which waits in its store meanwhile.

import type { ToastRegionProps } from '@stagepass/ui/toast/toast-region.tsx';
import { toastStore } from '@stagepass/ui/toast/toast-store.ts';
import { type ComponentType, useEffect, useState } from 'react';
import { commonCopy } from '#platform/i18n/common-copy.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { firstCopy } from '../first-copy.ts';

// Apart from what follows it: the build would take a handler chained to the import inside, past which missing styles fail.
const fetchToasts = () => import('@stagepass/ui/toast/toast-region.tsx');

export function LazyToasts() {
  const { toasts } = useCopy(firstCopy);
  const { close } = useCopy(commonCopy);
  const [loaded, setLoaded] = useState<{ Region: ComponentType<ToastRegionProps> } | null>(null);
  useEffect(() => {
    let fetching = false;
    const fetchRegion = () => {
      if (fetching || !toastStore.current()) return;
      fetching = true;
      fetchToasts().then(
        (module) => setLoaded({ Region: module.ToastRegion }),
        // The next toast tries again.
        () => {
          fetching = false;
        },
      );
    };
    fetchRegion();
    return toastStore.subscribe(fetchRegion);
  }, []);
  return loaded ? (
    <loaded.Region label={toasts.region({ hotkey: '{hotkey}' })} toastLabel={toasts.one} closeLabel={close} />
  ) : null;
}
