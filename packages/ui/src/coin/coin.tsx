// Owns the coin of a club's token: milled edge, one letter, in the gel it lies in.
import './coin.css';

export type CoinProps = {
  /** One or two characters. */
  letter: string;
  size?: 'small' | 'medium' | 'large' | 'huge' | undefined;
  /** Degrees; a tray of coins never lies straight. */
  tilt?: number | undefined;
  label?: string | undefined;
};

export function Coin({ letter, size = 'medium', tilt, label }: CoinProps) {
  const named = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <span className="sp-coin" data-size={size} style={tilt ? { rotate: `${tilt}deg` } : undefined} {...named}>
      {letter}
    </span>
  );
}
