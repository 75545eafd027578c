// The button whose press charges money: the amount is on its stub, and it rests (`use-rest.ts`) so that nobody pays twice.
import type { MouseEvent, ReactNode } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { type RestOn, useRest } from './use-rest.ts';

export type PayButtonProps = Omit<ButtonProps, 'variant' | 'render' | 'resting'> & {
  stub: ReactNode;
  restsOn?: RestOn['restsOn'];
};

export function PayButton({ restsOn, onClick, wide = true, ...shown }: PayButtonProps) {
  const { resting, begin } = useRest({ loading: shown.loading, restsOn });
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    begin();
    onClick?.(event);
  };
  return <Button {...shown} variant="pay" wide={wide} resting={resting} onClick={press} />;
}
