// What is in the wallet, on a pill; pressing it usually opens the wallet.
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { credit } from '../icon/own-glyphs.ts';
import './credit-purse.css';

export type CreditPurseAnatomy = { className: string; 'aria-label': string | undefined; children: ReactNode };

export type CreditPurseProps = {
  /** The amount as it is shown, already formatted. */
  children: ReactNode;
  /** The whole sentence for screen readers, for example "Wallet, 1,240 credits". */
  label?: string | undefined;
  /** Without the credit mark: for dollars. */
  plain?: boolean | undefined;
  render?: ((anatomy: CreditPurseAnatomy) => ReactElement) | undefined;
};

export function CreditPurse({ children, label, plain, render }: CreditPurseProps) {
  const contents = (
    <>
      {plain ? null : <Icon of={credit} />}
      {children}
    </>
  );
  if (render) return render({ className: 'sp-purse', 'aria-label': label, children: contents });
  return <span className="sp-purse">{contents}</span>;
}
