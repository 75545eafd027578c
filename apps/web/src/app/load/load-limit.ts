// Owns the limit on loading a screen: after 120 s the load counts as failed, and can be tried again.

export const LOAD_LIMIT_MS = 120_000;

export class LoadTimeout extends Error {
  constructor() {
    super('The screen did not load within its limit.');
    this.name = 'LoadTimeout';
  }
}

export function withLoadLimit<T>(load: () => Promise<T>, limit_ms: number = LOAD_LIMIT_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new LoadTimeout()), limit_ms);
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
