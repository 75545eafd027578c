// Owns the figures Prometheus reads: domains count and time by name.
export interface Metrics {
  count(name: string, labels?: Record<string, string>): void;
  observe(name: string, seconds: number, labels?: Record<string, string>): void;
  text(): Promise<string>;
}
