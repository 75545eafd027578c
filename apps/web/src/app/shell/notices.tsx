// The notices of the whole app: no network, and a new version that waits.

import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { wifiSlash } from '@stagepass/ui/icon/phosphor/wifi-slash.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { useEffect, useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { onUpdateReady } from '#platform/pwa/update-ready.ts';
import { shellCopy } from '../copy.ts';
import { useOnline } from './use-online.ts';
import './notices.css';

export function Notices() {
  const copy = useCopy(shellCopy);
  const online = useOnline();
  const [update, setUpdate] = useState<{ apply: () => void } | null>(null);
  useEffect(() => onUpdateReady((apply) => setUpdate({ apply })), []);
  if (online && !update) return null;
  return (
    <div className="sp-notices">
      {online ? null : (
        <Notice live tone="warn" icon={<Icon of={wifiSlash} weight="bold" />}>
          {copy.offline.banner}
        </Notice>
      )}
      {update ? (
        <Notice
          live
          tone="gel"
          action={
            <Button size="small" onClick={update.apply}>
              {copy.update.reload}
            </Button>
          }
        >
          {copy.update.text}
        </Notice>
      ) : null}
    </div>
  );
}
