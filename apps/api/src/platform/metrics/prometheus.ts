// Owns the registry that Prometheus reads: process figures, the platform's figures and whatever domains count.
import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { counters, type Figure, timers } from './figures.ts';
import type { Metrics } from './metrics.ts';

export interface PrometheusMetrics extends Metrics {
  /** A figure that is looked up when it is read, such as open sockets. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
  /** The same for each value of a label. */
  gauges(
    name: string,
    help: string,
    label: string,
    read: () => Promise<Readonly<Record<string, number>>>,
  ): void;
  /** Connections of the pool: all, idle, and callers waiting for one. */
  watchPools(pools: readonly pg.Pool[]): void;
  readonly content_type: string;
}

export function makeMetrics(): PrometheusMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'stagepass_' });
  const counting = new Map<string, Counted>();
  const timing = new Map<string, Timed>();
  for (const [name, figure] of Object.entries(counters))
    counting.set(name, counterOf(registry, name, figure));
  for (const [name, figure] of Object.entries(timers)) timing.set(name, timerOf(registry, name, figure));

  function gauge(name: string, help: string, read: () => number | Promise<number>): void {
    const figure: Gauge = new Gauge({
      name: `stagepass_${safeName(name)}`,
      help,
      registers: [registry],
      async collect() {
        // One figure that cannot be read must not take all the others with it.
        figure.set(
          await Promise.resolve()
            .then(read)
            .catch(() => Number.NaN),
        );
      },
    });
  }

  function gauges(
    name: string,
    help: string,
    label: string,
    read: () => Promise<Readonly<Record<string, number>>>,
  ): void {
    const figure: Gauge = new Gauge({
      name: `stagepass_${safeName(name)}`,
      help,
      labelNames: [label],
      registers: [registry],
      async collect() {
        // What was read before says nothing of now: where it cannot be read, there is no figure.
        figure.reset();
        const values = await read().catch(() => ({}));
        for (const [value, figures] of Object.entries(values)) figure.set({ [label]: value }, figures);
      },
    });
  }

  return {
    count(given, labels = {}) {
      const figure = taken(counting, given, (name) => counterOf(registry, name, undeclared(name, labels)));
      figure.counter.inc(known(figure.labels, labels));
    },
    observe(given, seconds, labels = {}) {
      const figure = taken(timing, given, (name) => timerOf(registry, name, undeclared(name, labels)));
      figure.histogram.observe(known(figure.labels, labels), seconds);
    },
    gauge,
    gauges,
    watchPools(pools) {
      const sum = (of: 'totalCount' | 'idleCount' | 'waitingCount') =>
        pools.reduce((all, pool) => all + pool[of], 0);
      gauge('db_connections', 'Open database connections.', () => sum('totalCount'));
      gauge('db_connections_idle', 'Database connections that nobody uses.', () => sum('idleCount'));
      gauge('db_waiting', 'Callers that wait for a database connection.', () => sum('waitingCount'));
    },
    text: () => registry.metrics(),
    content_type: registry.contentType,
  };
}

interface Counted {
  counter: Counter;
  labels: readonly string[];
}

interface Timed {
  histogram: Histogram;
  labels: readonly string[];
}

function counterOf(registry: Registry, name: string, figure: Figure): Counted {
  const labelNames = [...figure.labels];
  const full = `stagepass_${safeName(name)}_total`;
  const counter = new Counter({ name: full, help: figure.help, labelNames, registers: [registry] });
  return { counter, labels: labelNames };
}

function timerOf(registry: Registry, name: string, figure: Figure): Timed {
  const labelNames = [...figure.labels];
  const buckets = [...(figure.buckets ?? [0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 30])];
  const full = `stagepass_${safeName(name)}_seconds`;
  const histogram = new Histogram({
    name: full,
    help: figure.help,
    labelNames,
    buckets,
    registers: [registry],
  });
  return { histogram, labels: labelNames };
}

/** A domain's own name: registered on first use, with the labels it came with. */
function undeclared(name: string, labels: Record<string, string>): Figure {
  return { help: `${safeName(name).replaceAll('_', ' ')}.`, labels: Object.keys(labels) };
}

function taken<Value>(all: Map<string, Value>, given: string, make: (name: string) => Value): Value {
  const there = all.get(given);
  if (there !== undefined) return there;
  const name = bare(given);
  const made = all.get(name) ?? make(name);
  all.set(name, made);
  // Under the name that it came with too: every request is counted, and the next one finds it at once.
  all.set(given, made);
  return made;
}

// A label that was not registered makes the client throw; a figure must never break the work it counts.
function known(names: readonly string[], labels: Record<string, string>): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of names) found[name] = labels[name] ?? '';
  return found;
}

/** Units are added here, so a caller may leave them out or write them: it is the same figure. */
function bare(name: string): string {
  return name.replace(/_(seconds|total)$/, '');
}

function safeName(name: string): string {
  return name.replaceAll(/[^a-zA-Z0-9_]/g, '_');
}
