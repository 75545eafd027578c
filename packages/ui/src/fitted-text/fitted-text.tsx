// Text that fills its measure through the width axis of the display font: the signature of a club's name.
import { useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { fitLine, fitWidth, narrowest, widest } from './fit-width.ts';
import './fitted-text.css';

const displayFont = '850 44px "Anybody Variable"';
// em in a media query follows the reader's own size: this is text at 150 percent and more on a phone.
const largeText = '(max-width: 17em)';

/** The share of its size to which a name may shrink so that its longest word stays whole. */
const smallest = 0.7;

export type FittedTextProps = {
  children: string;
  as?: 'h1' | 'h2' | 'h3' | 'p' | 'div' | undefined;
  /** Widest stretch in percent; a short name may look better kept narrower. */
  max?: number | undefined;
  /** What would have to be narrower than this to stand on one line takes further lines: for a title that may be tall. */
  least?: number | undefined;
  className?: string | undefined;
  id?: string | undefined;
};

/** Asked for these very letters: accents live in font files of their own, which come later. */
const hasLetters = (text: string): boolean => document.fonts?.check(displayFont, text) !== false;
const withoutMarks = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

const readsLarge = (): boolean => typeof matchMedia === 'function' && matchMedia(largeText).matches;

interface Bounds {
  max: number;
  least: number;
}

/** Sets `--fit` and whether the line wraps. Reads and writes in turns, so it runs before paint and only when needed. */
function fit(frame: HTMLElement, line: HTMLElement, { max, least }: Bounds): void {
  const measure = frame.clientWidth;
  if (measure === 0) return;
  const stretchTo = (stretch: number) => frame.style.setProperty('--fit', `${stretch}%`);
  frame.dataset.fit = 'line';
  frame.style.removeProperty('--fit-size');
  const widthAt = (stretch: number) => {
    stretchTo(stretch);
    return line.getBoundingClientRect().width;
  };
  const large = readsLarge();
  const onOneLine = fitLine(widthAt, measure + 0.5, max);
  if (onOneLine !== null) stretchTo(onOneLine);
  if (!large && onOneLine !== null && onOneLine >= least) return;
  frame.dataset.fit = 'wrap';
  stretchTo(least);
  // As few lines as the narrowest allowed cut takes, then as wide as those lines take; for large text, as the longest word takes.
  const tallest = large ? Number.POSITIVE_INFINITY : line.getBoundingClientRect().height + 1;
  const wordOverflows = (stretch: number) => {
    stretchTo(stretch);
    return line.scrollWidth > measure + 1 || line.getBoundingClientRect().height > tallest;
  };
  const wrapped = fitWidth(wordOverflows, max);
  stretchTo(wrapped);
  if (wrapped !== narrowest || !wordOverflows(narrowest)) return;
  // A word in two halves is the last resort: smaller letters come first.
  const size = Math.floor((measure / line.scrollWidth) * 100) / 100;
  if (size < smallest) frame.dataset.fit = 'break';
  else frame.style.setProperty('--fit-size', `${size}em`);
}

/**
 * While the accents are on their way, plain letters give the measure: they are as wide. The height that results is
 * held, because the letters shown meanwhile may need more lines, and what stands below must not move twice.
 */
function fitAhead(frame: HTMLElement, line: HTMLElement, bounds: Bounds): void {
  const text = line.textContent;
  line.textContent = withoutMarks(text);
  fit(frame, line, bounds);
  frame.style.height = `${frame.offsetHeight}px`;
  line.textContent = text;
}

export function FittedText(props: FittedTextProps) {
  const { children, as: Frame = 'div', max = widest, least = narrowest, className, id } = props;
  const frame = useRef<HTMLElement | null>(null);
  const line = useRef<HTMLSpanElement | null>(null);
  useLayoutEffect(() => {
    const frameElement = frame.current;
    const lineElement = line.current;
    if (!frameElement || !lineElement || children === '') return;
    let live = true;
    // A font that was fetched ahead is taken up by the first layout that needs it: before, it is said to be missing.
    let measured = frameElement.clientWidth;
    let waits = !hasLetters(children);
    const refit = () => {
      if (!live) return;
      measured = frameElement.clientWidth;
      frameElement.style.height = '';
      const ahead = waits && hasLetters(withoutMarks(children));
      (ahead ? fitAhead : fit)(frameElement, lineElement, { max, least });
    };
    const settle = () => {
      waits = false;
      refit();
    };
    refit();
    // A file that does not come settles it too: the stand-in's letters are measured then.
    if (waits) document.fonts.load(displayFont, children).then(settle, settle);
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
  }, [children, max, least]);
  const setFrame = (element: HTMLElement | null) => {
    frame.current = element;
  };
  return (
    <Frame ref={setFrame} id={id} className={classNames('sp-poster sp-fitted', className)}>
      <span ref={line}>{children}</span>
    </Frame>
  );
}
