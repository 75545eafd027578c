// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { permissionErrorPath, permissionReasons, readPermissionError } from './permission-error.ts';

describe('the address of a closed door', () => {
  it.each(permissionReasons)('carries the reason %s there and back', (reason) => {
    const path = permissionErrorPath({
      reason,
      next: '/home',
      club: 'c1',
      tier: 'front-row',
      scope: 'sales',
    });
    expect(readPermissionError(path.slice(path.indexOf('?')))).toEqual({
      reason,
      next: '/home',
      club: 'c1',
      tier: 'front-row',
      scope: 'sales',
    });
  });
  it('takes no word that is not ours', () => {
    const read = readPermissionError('?reason=pay-me&tier=gold&scope=king&club=%3Cb%3E&next=//evil.test');
    expect(read).toEqual({ reason: 'owner', tier: null, scope: null, club: null, next: null });
  });
});
