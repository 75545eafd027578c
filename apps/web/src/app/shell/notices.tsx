// The notices of the whole app: no network, and a new version that waits.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { wifiSlash } from '@stagepass/ui/icon/phosphor/wifi-slash.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { shellCopy } from '../copy.ts';
import './notices.css';

export interface NoticesProps {
  online: boolean;
  applyUpdate: (() => void) | null;
}

export function Notices({ online, applyUpdate }: NoticesProps) {
  const copy = useCopy(shellCopy);
  return (
    <div className="sp-notices">
      {online ? null : (
        <div className="sp-notices-offline">
          <Notice live tone="warn" icon={<Icon of={wifiSlash} weight="bold" />}>
            {copy.offline.banner}
          </Notice>
        </div>
      )}
      {applyUpdate ? (
        <Notice
          live
          action={
            <Button size="small" onClick={applyUpdate}>
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
