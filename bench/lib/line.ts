// Owns what a line of the bench is: ours beside the raw limit of the same work, in the same run.

/** One figure that a line prints. */
export interface Figure {
  readonly name: string;
  readonly unit: string;
  /** `rate`: more is better, the ratio is ours/raw. `cost`: less is better, the ratio is raw/ours. */
  readonly kind: 'rate' | 'cost';
  /** The ratio that we want. */
  readonly goal: number;
  /** How much of the goal still holds; 0.8 if unset. */
  readonly holds_from?: number;
  /**
   * Of a time, the best round of each side counts instead of the median: whatever else a machine does only ever makes one
   * longer. Each side by itself, so that a disturbed raw side does not make ours look good.
   */
  readonly best?: true;
}

/** Both sides of one figure, measured once; the runner keeps the medians. */
export interface Sample {
  readonly ours: number;
  readonly raw: number;
}

export interface Prepared {
  /** One round: a sample for each figure, in the order of the figures. */
  sample(): Promise<readonly Sample[]>;
  end(): Promise<void>;
}

/** Work that is set up once and measured in rounds; most lines print one figure. */
export interface BenchLine {
  readonly about: string;
  readonly figures: readonly Figure[];
  /** Three if unset. */
  readonly rounds?: number;
  /** How long it may take in all, two minutes if unset; then it has failed, and the others go on. */
  readonly limit_s?: number;
  readonly prepare: (bench: Bench) => Promise<Prepared>;
}

export interface Bench {
  /** A folder of this run; removed at the end. */
  readonly folder: string;
  /** The built server with its own database and demo world, started on first use and shared by the lines. */
  server(): Promise<BenchServer>;
  /** The shared server with a community of so many posts at least; all of it if unset, behind `--large` a larger one. */
  community(posts?: number): Promise<BenchServer>;
  /** Whether datasets of more than 100,000 rows are wanted. */
  readonly large: boolean;
  say(sentence: string): void;
}

export interface BenchServer {
  readonly url: string;
  /** As the server itself reaches it: the same socket, so that no side has the shorter way. */
  readonly databaseUrl: string;
  readonly pid: number;
}

export interface Result {
  name: string;
  unit: string;
  ours: number;
  raw: number;
  ratio: number;
  goal: number;
  holds: boolean;
}

/** A rate beside its raw limit holds from 0.8 of its goal up: the machine is noisy, and a real loss is larger. */
const noise = 0.8;
/** A cost of nothing would be infinitely better, which no JSON can say. */
const bestRatio = 1000;

/** A figure whose raw side is a promise of ours, such as bytes or megabytes: it holds or it does not. */
export function promise(name: string, unit: string, kind: Figure['kind'] = 'cost'): Figure {
  return { name, unit, kind, goal: 1, holds_from: 1 };
}

/** A promise about a time. */
export function latency(name: string, unit: string): Figure {
  return { ...promise(name, unit), best: true };
}

export function resultOf(figure: Figure, samples: readonly Sample[]): Result {
  const middle = figure.best ? least : median;
  const ours = middle(samples.map((sample) => sample.ours));
  const raw = middle(samples.map((sample) => sample.raw));
  const ratio = Math.min(bestRatio, figure.kind === 'rate' ? ours / raw : raw / ours);
  return {
    name: figure.name,
    unit: figure.unit,
    ours: rounded(ours),
    raw: rounded(raw),
    ratio: rounded(ratio),
    goal: figure.goal,
    holds: ratio >= figure.goal * (figure.holds_from ?? noise),
  };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

const least = (values: readonly number[]) => (values.length === 0 ? Number.NaN : Math.min(...values));

function rounded(value: number): number {
  return Number(value.toPrecision(4));
}
