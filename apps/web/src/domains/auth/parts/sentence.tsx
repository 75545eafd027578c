// A sentence of the catalogue with elements in it: the order of the words stays the language's own.
import { Fragment, type ReactNode } from 'react';

/** Marks that no text contains; hand them to the message where an element shall stand. */
export const gaps: readonly [string, string] = ['\uE001', '\uE002'];

export function Sentence({ text, parts }: { text: string; parts: readonly ReactNode[] }) {
  const pieces = text.split(/([\uE001\uE002])/);
  return pieces.map((piece, place) => {
    const gap = gaps.indexOf(piece);
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence never change places.
    return <Fragment key={place}>{gap === -1 ? piece : parts[gap]}</Fragment>;
  });
}

export function Strong({ children }: { children: ReactNode }) {
  return <b className="font-[640] text-bone break-words">{children}</b>;
}
