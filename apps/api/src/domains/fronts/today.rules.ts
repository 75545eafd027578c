// Owns the order of the running order: which lines are shown, by time, and which one gets the button.
import { MOST_TODAY_LINES, type TodayLine } from '@stagepass/contract/fronts/today.ts';
import { todayUrgencies } from '@stagepass/contract/subjects/today.ts';

/** Done lines that are kept where there are many: the latest. */
const MOST_DONE = 4;

const timeOf = ({ at }: TodayLine): number => (at === null ? Number.POSITIVE_INFINITY : Date.parse(at));
const rankOf = ({ urgency }: TodayLine): number => todayUrgencies.indexOf(urgency);

function byTime(a: TodayLine, b: TodayLine): number {
  const [first, second] = [timeOf(a), timeOf(b)];
  return first === second ? (a.key < b.key ? -1 : 1) : first - second;
}

const byUrgency = (a: TodayLine, b: TodayLine): number => rankOf(a) - rankOf(b) || byTime(a, b);

/** A reminder says less than a line of the thing itself: it gives way. */
function withoutTwins(lines: readonly TodayLine[]): TodayLine[] {
  const nameOf = ({ subject }: TodayLine) => `${subject.kind}:${subject.id}`;
  const own = new Set(lines.filter(({ kind }) => kind !== 'reminder').map(nameOf));
  return lines.filter((line) => line.kind !== 'reminder' || !own.has(nameOf(line)));
}

export function arrange(all: readonly TodayLine[]): { lines: TodayLine[]; first: string | null } {
  const lines = withoutTwins(all);
  const done = lines
    .filter((line) => line.done)
    .sort(byTime)
    .slice(-MOST_DONE);
  const open = lines
    .filter((line) => !line.done)
    .sort(byUrgency)
    .slice(0, MOST_TODAY_LINES - done.length);
  return { lines: [...done, ...open].sort(byTime), first: open[0]?.key ?? null };
}
