// Which gel is around: sheets and dialogs stand outside of the page's tree, and take the club's colour along by this.
import { type CSSProperties, createContext, useContext } from 'react';
import { gelVariables } from './gel.ts';

export const GelHue = createContext<number | null>(null);

/** For the root of whatever is put elsewhere in the document; nothing where no club is around. */
export function useGel(): { 'data-club'?: ''; style?: CSSProperties } {
  const hue = useContext(GelHue);
  return hue === null ? {} : { 'data-club': '', style: gelVariables(hue) as CSSProperties };
}
