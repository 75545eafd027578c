// A price in dollars with the credits beside it; the old price struck out where there is one.
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { credit } from '../icon/own-glyphs.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import './price-tag.css';

export type PriceTagProps = {
  /** Formatted, for example "$12.40". */
  price: ReactNode;
  /** Formatted, for example "1,240 credits". */
  credits?: ReactNode;
  was?: { price: ReactNode; label: string } | undefined;
  size?: 'medium' | 'large' | undefined;
};

export function PriceTag({ price, credits, was, size = 'medium' }: PriceTagProps) {
  return (
    <span className="sp-price" data-size={size}>
      <b>{price}</b>
      {was === undefined ? null : (
        <>
          <VisuallyHidden>{was.label}</VisuallyHidden>
          <s>{was.price}</s>
        </>
      )}
      {credits === undefined ? null : (
        <span className="sp-price-credits">
          <Icon of={credit} />
          {credits}
        </span>
      )}
    </span>
  );
}
