// The camera that looks for an AR step's marker, and why it cannot.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { useCamera } from '#platform/camera/use-camera.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { arCopy } from './ar-copy.ts';
import './ar.css';

export function MarkerScanner({ onCode }: { onCode: (code: string) => void }) {
  const copy = useCopy(arCopy);
  const camera = useCamera(onCode);
  const { state } = camera;
  if (state !== 'on' && state !== 'asking')
    return (
      <div className="sp-ar-trouble">
        <Notice tone="bad" live>
          {copy.cameraTrouble[state]}
        </Notice>
        {state === 'plain' ? null : (
          <Button variant="secondary" size="small" onClick={camera.retry}>
            {copy.cameraRetry}
          </Button>
        )}
      </div>
    );
  return (
    <div className="sp-ar-camera">
      <video ref={camera.video} muted playsInline aria-label={copy.camera} />
      <p role="status">{camera.isBlind ? copy.blind : copy.scanning}</p>
    </div>
  );
}
