// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { permissionReasons } from '#platform/navigation/permission-error.ts';
import { waysIn } from './ways-in.ts';

describe('the ways in', () => {
  it.each(permissionReasons)('offer a way for %s, signed in or not', (reason) => {
    expect(waysIn({ reason, club: 'c1' }, true).length).toBeGreaterThan(0);
    expect(waysIn({ reason, club: 'c1' }, false)[0]?.key).toBe('signIn');
    expect(waysIn({ reason }, true).length).toBeGreaterThan(0);
  });
  it('keep where to go on', () => {
    expect(waysIn({ reason: 'sign-in', next: '/home' }, false)[0]?.to).toBe('/auth?next=%2Fhome');
  });
  it('lead back to what somebody was at, once they have joined', () => {
    const next = '/campaign/k1';
    expect(waysIn({ reason: 'join', club: 'c1', next }, true)[0]?.to).toBe('/club/c1?next=%2Fcampaign%2Fk1');
  });
  it('join, subscribe, reach a tier, ask the owner', () => {
    const first = (reason: (typeof permissionReasons)[number]) => waysIn({ reason, club: 'c1' }, true)[0]?.to;
    expect(first('join')).toBe('/club/c1');
    expect(first('subscribe')).toBe('/club/c1/subscriptions');
    expect(first('tier')).toBe('/club/c1/missions');
    expect(first('owner')).toBe('/club/c1/info');
    expect(first('verify-email')).toBe('/otp-verify');
  });
});
