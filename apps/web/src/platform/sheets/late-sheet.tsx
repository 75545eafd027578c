// Owns sheets whose code comes after the screen: the frame rises with the tap, whatever the network does.

import type { ReactNode } from 'react';
import { commonCopy } from '../i18n/common-copy.ts';
import { useCopy } from '../i18n/copy.ts';
import { type LatePart, latePart, type PropsIn } from '../late/late-part.tsx';
import { SheetWaiting } from './sheet-waiting.tsx';

interface InFrame {
  /** The title that the sheet will have, where the screen knows it. */
  waitingTitle?: string;
}

type Closes = { onClose: () => void };
type LateSheet<Props> = ((props: Props & InFrame) => ReactNode) & Pick<LatePart<Props>, 'expect' | 'ready'>;

/** About as high as most sheets are. */
const HEIGHT_REM = 15;

/** `lateSheet(() => import('./receipt-sheet.tsx'), 'ReceiptSheet')` */
export function lateSheet<Module extends object, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): LateSheet<PropsIn<Module[Name]> & Closes> {
  type Props = PropsIn<Module[Name]> & Closes;
  const Part = latePart(load, name);
  function Sheet({ waitingTitle, ...props }: Props & InFrame) {
    const { loading } = useCopy(commonCopy);
    const frame = (
      <SheetWaiting title={waitingTitle ?? loading} height_rem={HEIGHT_REM} onClose={props.onClose} />
    );
    return <Part meanwhile={frame} {...(props as unknown as Props)} />;
  }
  return Object.assign(Sheet, { expect: Part.expect, ready: Part.ready });
}
