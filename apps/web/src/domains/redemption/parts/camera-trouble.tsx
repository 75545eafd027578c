// Why there is no picture at the door, and what to do about it.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { cameraSlash } from '@stagepass/ui/icon/phosphor/camera-slash.ts';
import type { Camera } from '#platform/camera/use-camera.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { scannerCopy } from '../scanner-copy.ts';

export function CameraTrouble({ camera }: { camera: Camera }) {
  const { camera: copy } = useCopy(scannerCopy);
  const words = {
    denied: [copy.deniedTitle, copy.denied],
    none: [copy.noneTitle, copy.none],
    plain: [copy.plainTitle, copy.plain],
    failed: [copy.failedTitle, copy.failed],
  } as const;
  if (camera.state === 'on' || camera.state === 'asking') return null;
  const [title, text] = words[camera.state];
  return (
    <div className="sp-scanner-none" role="status">
      <Icon of={cameraSlash} size="2.5rem" />
      <b>{title}</b>
      <p className="sp-small">{text}</p>
      {camera.state === 'plain' ? null : (
        <Button variant="secondary" size="small" onClick={camera.retry}>
          {copy.retry}
        </Button>
      )}
    </div>
  );
}
