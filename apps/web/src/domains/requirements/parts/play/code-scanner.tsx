// The camera over a step: looks for a QR code, with its torch, and says why where there is no picture.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { cameraSlash } from '@stagepass/ui/icon/phosphor/camera-slash.ts';
import { flashlight } from '@stagepass/ui/icon/phosphor/flashlight.ts';
import { x } from '@stagepass/ui/icon/phosphor/x.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { ScanFrame, type Verdict } from '@stagepass/ui/scan-verdict/scan-verdict.tsx';
import { type Camera, useCamera } from '#platform/camera/use-camera.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { useWakeLock } from '#platform/wake-lock/use-wake-lock.ts';
import { siteCopy } from './site-copy.ts';
import './scan.css';

export interface CodeScannerProps {
  verdict: Verdict | 'looking';
  onCode: (code: string) => void;
  onClose: () => void;
}

export function CodeScanner({ verdict, onCode, onClose }: CodeScannerProps) {
  const copy = useCopy(siteCopy);
  const camera = useCamera(onCode);
  useWakeLock(true);
  const isSeen = camera.state === 'on' || camera.state === 'asking';
  return (
    <div className="sp-site-cam">
      {isSeen ? (
        <>
          <video ref={camera.video} muted playsInline aria-label={copy.view} />
          <div className="sp-site-frame">
            <ScanFrame verdict={verdict} />
          </div>
          <p className="sp-site-pill" role="status">
            {camera.isBlind ? copy.camera.reader : verdict === 'waiting' ? copy.checking : copy.looking}
          </p>
        </>
      ) : (
        <Trouble camera={camera} />
      )}
      <div className="sp-site-bar">
        <IconButton label={copy.stopScan} icon={<Icon of={x} weight="bold" />} onClick={onClose} />
        {camera.hasTorch ? (
          <IconButton
            label={camera.isTorchOn ? copy.torchOff : copy.torchOn}
            icon={<Icon of={flashlight} weight={camera.isTorchOn ? 'fill' : 'regular'} />}
            onClick={camera.turnTorch}
          />
        ) : null}
      </div>
    </div>
  );
}

function Trouble({ camera }: { camera: Camera }) {
  const { camera: copy } = useCopy(siteCopy);
  if (camera.state === 'on' || camera.state === 'asking') return null;
  const words = {
    denied: [copy.deniedTitle, copy.denied],
    none: [copy.noneTitle, copy.none],
    plain: [copy.plainTitle, copy.plain],
    failed: [copy.failedTitle, copy.failed],
  } as const;
  const [title, text] = words[camera.state];
  return (
    <div className="sp-site-none" role="status">
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
