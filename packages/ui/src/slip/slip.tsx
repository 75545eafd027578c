// Owns the slip, anything printed once for one person (receipt, call sheet, proof), and the slot it leaves.
import type { ReactNode } from 'react';
import './slip.css';
import './stock.css';

export type SlipProps = {
  title?: ReactNode;
  /** Number and date in the corner. */
  serial?: ReactNode;
  /** A strip of gel tape holds it to the page. */
  taped?: boolean | undefined;
  /** Set crooked by a hair, like a set list on the floor. */
  tilted?: boolean | undefined;
  /** It comes out of this slot above it. */
  slot?: boolean | undefined;
  label?: string | undefined;
  children: ReactNode;
};

export function Slip({ title, serial, taped, tilted, slot, label, children }: SlipProps) {
  const paper = (
    <section className="sp-slip sp-stock" data-tilted={tilted} data-slot={slot} aria-label={label}>
      {taped ? <Tape /> : null}
      {title || serial ? (
        <div className="sp-slip-top">
          {title ? <h2 className="sp-slip-title">{title}</h2> : null}
          {serial ? <span className="sp-slip-serial">{serial}</span> : null}
        </div>
      ) : null}
      {children}
    </section>
  );
  if (!slot) return paper;
  return (
    <div className="sp-slip-feed">
      <SlipSlot />
      {paper}
    </div>
  );
}

/** The mouth of the printer, also alone where nothing is printed yet. */
export function SlipSlot() {
  return <span className="sp-slip-slot" aria-hidden="true" />;
}

/** Torn gel tape; place it inside a positioned parent. */
export function Tape({ className }: { className?: string | undefined }) {
  return <span className={`sp-tape${className ? ` ${className}` : ''}`} aria-hidden="true" />;
}

/** A perforated rule between two parts of the paper. */
export function SlipPerf() {
  return <span className="sp-slip-perf" aria-hidden="true" />;
}
