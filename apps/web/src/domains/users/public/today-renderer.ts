// Owns how a domain shows its lines of the running order on Home: words, what stands beside them, and the one button.
import type { ComponentType } from 'react';

export interface TodayWords {
  title: string;
  note?: string | undefined;
  /** Below the time, as `doors 7:00 PM`. */
  under?: string | undefined;
  /** Of a line that is done: on the stamp. */
  stamp?: string | undefined;
  /** Where the line leads. */
  to: string;
}

interface Shown<Line> {
  line: Line;
}

interface Changing<Line> extends Shown<Line> {
  /** Shows the line as it will be, before the server has answered; called again to take it back. */
  mark: (change: Partial<Line>) => void;
}

export interface TodayRenderer<Line> {
  /** A hook: it may read the domain's words. */
  useWords: (line: Line) => TodayWords;
  /** Before the words, where the line comes first. */
  Lead?: ComponentType<Shown<Line>>;
  /** At the end of a line that does not come first; the way on where it is left out. */
  End?: ComponentType<Changing<Line>>;
  /** A moment to count down to, where the line comes first. */
  until?: (line: Line) => string | null;
  Action: ComponentType<Changing<Line>>;
}
