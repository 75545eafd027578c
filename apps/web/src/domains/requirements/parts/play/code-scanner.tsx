// The camera over a step: looks for a QR code, with its torch, and says why where there is no picture.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { flashlight } from '@stagepass/ui/icon/phosphor/flashlight.ts';
import { x } from '@stagepass/ui/icon/phosphor/x.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { ScanFrame, type Verdict } from '@stagepass/ui/scan-verdict/scan-verdict.tsx';
import { CameraPicture, type CameraWords } from '#platform/camera/camera-picture.tsx';
import { useCamera } from '#platform/camera/use-camera.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { useWakeLock } from '#platform/wake-lock/use-wake-lock.ts';
import { siteCopy } from './site-copy.ts';
import './scan.css';

export interface CodeScannerProps {
  verdict: Verdict | 'looking';
  words: CameraWords & {
    readonly looking: string;
    /** The camera works, and nothing reads its picture. */
    readonly reader: string;
  };
  onCode: (code: string) => void;
  /** Left out where the step is nothing but the camera. */
  onClose?: (() => void) | undefined;
}

export function CodeScanner({ verdict, words, onCode, onClose }: CodeScannerProps) {
  const copy = useCopy(siteCopy);
  const camera = useCamera(onCode);
  useWakeLock(true);
  return (
    <div className="sp-cam sp-site-cam">
      <CameraPicture camera={camera} words={words}>
        <div className="sp-site-frame">
          <ScanFrame verdict={verdict} />
        </div>
        <p className="sp-cam-pill sp-site-pill" role="status">
          {camera.isBlind ? words.reader : verdict === 'waiting' ? copy.checking : words.looking}
        </p>
      </CameraPicture>
      <div className="sp-site-bar">
        {onClose === undefined ? (
          <span />
        ) : (
          <IconButton label={copy.stopScan} icon={<Icon of={x} weight="bold" />} onClick={onClose} />
        )}
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
