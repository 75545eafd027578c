// Text that fills its measure through the width axis of the display font: the signature of a club's name.
import { useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { fitLine, fitWidth, narrowest, widest } from './fit-width.ts';
import './fitted-text.css';

const displayFont = '850 44px "Anybody Variable"';
// em in a media query follows the reader's own size: this is text at 150 percent and more on a phone.
const largeText = '(max-width: 17em)';

export type FittedTextProps = {
  children: string;
  as?: 'h1' | 'h2' | 'h3' | 'p' | 'div' | undefined;
  /** Widest stretch in percent; a short name may look better kept narrower. */
  max?: number | undefined;
  className?: string | undefined;
  id?: string | undefined;
};

const readsLarge = (): boolean => typeof matchMedia === 'function' && matchMedia(largeText).matches;

/** Sets `--fit` and whether the line wraps. Reads and writes in turns, so it runs before paint and only when needed. */
function fit(frame: HTMLElement, line: HTMLElement, max: number): void {
  const measure = frame.clientWidth;
  if (measure === 0) return;
  const stretchTo = (stretch: number) => frame.style.setProperty('--fit', `${stretch}%`);
  frame.dataset.fit = 'line';
  const widthAt = (stretch: number) => {
    stretchTo(stretch);
    return line.getBoundingClientRect().width;
  };
  const large = readsLarge();
  const onOneLine = fitLine(widthAt, measure + 0.5, max);
  if (onOneLine !== null) stretchTo(onOneLine);
  if (!large && onOneLine !== null) return;
  frame.dataset.fit = 'wrap';
  stretchTo(narrowest);
  // As few lines as the narrowest cut allows, then as wide as those lines take; for large text, as the longest word takes.
  const tallest = large ? Number.POSITIVE_INFINITY : line.getBoundingClientRect().height + 1;
  const wordOverflows = (stretch: number) => {
    stretchTo(stretch);
    return line.scrollWidth > measure + 1 || line.getBoundingClientRect().height > tallest;
  };
  const wrapped = fitWidth(wordOverflows, max);
  stretchTo(wrapped);
  if (wrapped === narrowest && wordOverflows(narrowest)) frame.dataset.fit = 'break';
}

export function FittedText({ children, as: Frame = 'div', max = widest, className, id }: FittedTextProps) {
  const frame = useRef<HTMLElement | null>(null);
  const line = useRef<HTMLSpanElement | null>(null);
  useLayoutEffect(() => {
    const frameElement = frame.current;
    const lineElement = line.current;
    if (!frameElement || !lineElement || children === '') return;
    let live = true;
    let measured = 0;
    const refit = () => {
      if (!live) return;
      measured = frameElement.clientWidth;
      fit(frameElement, lineElement, max);
    };
    refit();
    // Asked for these very letters: accents live in a font file of their own, which comes later.
    if (document.fonts?.check(displayFont, children) === false)
      void document.fonts.load(displayFont, children).then(refit);
    // Fitting changes the height only; watching the width alone keeps the observer from chasing itself.
    const observer =
      typeof ResizeObserver === 'function'
        ? new ResizeObserver(() => frameElement.clientWidth !== measured && refit())
        : undefined;
    observer?.observe(frameElement);
    return () => {
      live = false;
      observer?.disconnect();
    };
  }, [children, max]);
  const setFrame = (element: HTMLElement | null) => {
    frame.current = element;
  };
  return (
    <Frame ref={setFrame} id={id} className={classNames('sp-poster sp-fitted', className)} data-fit="line">
      <span ref={line}>{children}</span>
    </Frame>
  );
}
