// A QR code on card stock; never themed, because scanners want dark on light. The encoder loads only when one is shown.
import { useEffect, useState } from 'react';
import { type QrMatrix, qrPath, quietModules } from './qr-path.ts';
import './qr-plate.css';

export type QrPlateProps = {
  /** What the code says to a scanner. */
  text: string;
  /** What it is, for screen readers. */
  label: string;
  /** How much of the code may be damaged and still be read. */
  correction?: 'L' | 'M' | 'Q' | 'H' | undefined;
};

type Made = { text: string; correction: string; matrix: QrMatrix };

export function QrPlate({ text, label, correction = 'M' }: QrPlateProps) {
  const [made, setMade] = useState<Made | undefined>(undefined);
  useEffect(() => {
    let live = true;
    void import('qrcode').then((qrcode) => {
      const { modules } = qrcode.create(text, { errorCorrectionLevel: correction });
      if (live) setMade({ text, correction, matrix: { size: modules.size, data: modules.data } });
    });
    return () => {
      live = false;
    };
  }, [text, correction]);
  // A code of an earlier text must never be scanned in place of this one.
  const current = made?.text === text && made.correction === correction ? made.matrix : undefined;
  const side = current ? current.size + quietModules * 2 : 1;
  return (
    <div className="sp-qr" aria-busy={current === undefined ? true : undefined}>
      <svg viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
        {current ? <path d={qrPath(current)} /> : null}
      </svg>
    </div>
  );
}
