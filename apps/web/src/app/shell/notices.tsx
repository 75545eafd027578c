// The notices of the whole app: no network, and a new version that waits.
import type { Announcement } from '@stagepass/contract/operations/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { wifiSlash } from '@stagepass/ui/icon/phosphor/wifi-slash.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { commonCopy } from '#platform/i18n/common-copy.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { writeLocal } from '#platform/storage/local.ts';
import { CLOSED_ANNOUNCEMENT } from '../closed-announcement.ts';
import { shellCopy } from '../copy.ts';
import './notices.css';

export interface NoticesProps {
  online: boolean;
  applyUpdate: (() => void) | null;
  announced: Announcement | null;
  onClosed: () => void;
}

export function Notices({ online, applyUpdate, announced, onClosed }: NoticesProps) {
  const copy = useCopy(shellCopy);
  const { close } = useCopy(commonCopy);
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
      {announced === null ? null : (
        <Notice
          live
          action={
            <Button
              size="small"
              variant="secondary"
              onClick={() => {
                writeLocal(CLOSED_ANNOUNCEMENT, announced.id);
                onClosed();
              }}
            >
              {close}
            </Button>
          }
        >
          <b dir="auto">{announced.title}</b> <span dir="auto">{announced.text}</span>
        </Notice>
      )}
    </div>
  );
}
