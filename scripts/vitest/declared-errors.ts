// Fails a test in which an endpoint answered an error that it does not declare, whatever the test itself expected.
import { afterAll, afterEach } from 'vitest';
import { takeUndeclared } from '../../apps/api/src/platform/http/undeclared-errors.ts';

function refuseUndeclared(): void {
  const undeclared = takeUndeclared();
  if (undeclared.length > 0) throw new Error(undeclared.join('\n'));
}

afterEach(refuseUndeclared);
// Calls of the hooks around a file's tests count as well.
afterAll(refuseUndeclared);
