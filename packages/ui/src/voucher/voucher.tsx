// Owns the voucher of a fixed sum: a real radio button on notched, engraved paper; the chosen one lifts and turns gel.
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import './voucher.css';

export type VoucherProps = {
  /** The group's field name; vouchers of one name exclude each other. */
  name: string;
  value: string;
  amount: ReactNode;
  note?: ReactNode;
  checked: boolean;
  onChoose: (value: string) => void;
  disabled?: boolean | undefined;
};

export function Voucher({ name, value, amount, note, checked, onChoose, disabled }: VoucherProps) {
  return (
    <label className="sp-voucher">
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={() => onChoose(value)}
      />
      <span className="sp-voucher-paper">
        <span className="sp-voucher-amount">{amount}</span>
        {note ? <span className="sp-voucher-note">{note}</span> : null}
      </span>
    </label>
  );
}

export function VoucherGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="sp-voucher-group">
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {children}
    </fieldset>
  );
}
