// Writes down the errors that no test caught, for the closing lines: Vitest's own report leaves them out.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

interface Outside {
  readonly message: string;
  readonly stack?: string;
  /** Vitest adds which file was running. */
  readonly VITEST_TEST_PATH?: string;
}

export default class ErrorsOutside implements Reporter {
  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const file = process.env['ERRORS_OUTSIDE_FILE'];
    if (file === undefined || errors.length === 0) return;
    const lines = (errors as readonly Outside[]).map(({ message, VITEST_TEST_PATH: path }) => {
      const first = message.split('\n', 1)[0] ?? '';
      return path === undefined ? first : `${first} (while ${relative('.', path)} ran)`;
    });
    writeFileSync(file, `${lines.join('\n')}\n`);
  }
}
