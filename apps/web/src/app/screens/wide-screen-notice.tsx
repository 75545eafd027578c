// What a wide screen shows instead of the app: it plays on the phone, with a pass whose code opens this very page there.
import { FittedText } from '@stagepass/ui/fitted-text/fitted-text.tsx';
import { Wordmark } from '@stagepass/ui/icon/wordmark.tsx';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import { create } from 'qrcode';
import { useSyncExternalStore } from 'react';
import { commonCopy } from '#platform/i18n/common-copy.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { useTitle } from '#platform/title/title.ts';
import { qrPath } from './qr-path.ts';
import { wideCopy } from './wide-copy.ts';
import './wide-screen-notice.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}

function QrOfAddress({ address, label }: { address: string; label: string }) {
  const { modules } = create(address, { errorCorrectionLevel: 'M' });
  return (
    <svg
      className="sp-wide-qr"
      viewBox={`-4 -4 ${modules.size + 8} ${modules.size + 8}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={qrPath(modules)} fill="#1a1511" />
    </svg>
  );
}

export function WideScreenNotice() {
  const copy = useCopy(wideCopy);
  const { productName } = useCopy(commonCopy);
  const address = useSyncExternalStore(subscribe, () => window.location.href);
  useTitle(copy.documentTitle);
  return (
    <main className="sp-wide">
      <div className="sp-wide-beam" aria-hidden="true" />
      <div className="sp-wide-words">
        <Wordmark name={productName} size="large" />
        <h1>
          <VisuallyHidden>{copy.title}</VisuallyHidden>
        </h1>
        <div className="sp-wide-title" aria-hidden="true">
          <FittedText>{copy.lines.first}</FittedText>
          <FittedText>{copy.lines.second}</FittedText>
          <FittedText>{copy.lines.third}</FittedText>
        </div>
        <p className="sp-wide-text">{copy.text}</p>
        <p className="sp-serial sp-wide-address">{address.replace(/^https?:\/\//, '')}</p>
      </div>
      <div className="sp-wide-hang">
        <svg className="sp-wide-lanyard" viewBox="0 0 240 170" aria-hidden="true" focusable="false">
          <path d="M-10-210 102 160h22L44-210Z" fill="var(--gel)" />
          <path d="M290-210 128 160h-22L236-210Z" fill="color-mix(in oklab, var(--gel) 76%, #000)" />
        </svg>
        <div className="sp-wide-pass">
          <div className="sp-wide-pass-head">
            <span className="sp-wide-slot" aria-hidden="true" />
            <b>{copy.admit}</b>
            <span className="sp-serial">{copy.phone}</span>
          </div>
          <QrOfAddress address={address} label={copy.qr} />
          <p className="sp-wide-point">{copy.point}</p>
        </div>
        <svg className="sp-wide-clip" viewBox="0 0 60 52" aria-hidden="true" focusable="false">
          <rect x="12" width="38" height="18" rx="5" fill="#d8d2c6" />
          <rect x="24" y="14" width="14" height="32" rx="7" fill="none" stroke="#c9c2b4" strokeWidth="5" />
        </svg>
      </div>
    </main>
  );
}
