// The marker of an AR step: shown, and downloaded for print.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { downloadSimple } from '@stagepass/ui/icon/phosphor/download-simple.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { QrPlate } from '@stagepass/ui/qr-plate/qr-plate.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { saveFile } from '#platform/share/share.ts';
import { useMarker } from '../../data/marker.ts';
import { arEditCopy } from './ar-copy.ts';

/** Wide enough for a sheet of paper. */
const PRINT_PX = 1600;

export function MarkerPlate({ requirementId }: { requirementId: string | null }) {
  const copy = useCopy(arEditCopy);
  const marker = useMarker(requirementId ?? '', requirementId !== null);
  if (requirementId === null) return <p className="sp-small sp-quiet m-0">{copy.markerFirst}</p>;
  if (marker.isError)
    return (
      <Notice tone="bad" live>
        {copy.markerFailed}
      </Notice>
    );
  const code = marker.data?.code;
  if (code === undefined) return null;
  const svg = async () => {
    const { toString: draw } = await import('qrcode');
    const drawn = await draw(code, { type: 'svg', errorCorrectionLevel: 'Q' });
    saveFile(new File([drawn], 'marker.svg', { type: 'image/svg+xml' }));
  };
  const png = async () => {
    const { toDataURL } = await import('qrcode');
    const [, base64 = ''] = (await toDataURL(code, { width: PRINT_PX, errorCorrectionLevel: 'Q' })).split(
      ',',
    );
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    saveFile(new File([bytes], 'marker.png', { type: 'image/png' }));
  };
  return (
    <>
      <QrPlate text={code} label={copy.markerLabel} correction="Q" />
      <p className="sp-small sp-quiet m-0">{copy.markerHint}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          icon={<Icon of={downloadSimple} />}
          onClick={() => void png()}
        >
          {copy.png}
        </Button>
        <Button
          variant="secondary"
          size="small"
          icon={<Icon of={downloadSimple} />}
          onClick={() => void svg()}
        >
          {copy.svg}
        </Button>
      </div>
    </>
  );
}
