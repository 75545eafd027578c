// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { allowHaptics, haptic } from './haptics.ts';

const reduced = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));

afterEach(() => {
  vi.unstubAllGlobals();
  allowHaptics(true);
  Reflect.deleteProperty(navigator, 'vibrate');
});

function withMotor() {
  const vibrate = vi.fn(() => true);
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
  return vibrate;
}

it('plays the pattern of the design', () => {
  reduced(false);
  const vibrate = withMotor();
  expect(haptic('outbid')).toBe(true);
  expect(vibrate).toHaveBeenCalledWith([20, 60, 20]);
});

it('stays still where less motion is wanted, where it is switched off, and without a motor', () => {
  reduced(false);
  expect(haptic('tap')).toBe(false);
  const vibrate = withMotor();
  allowHaptics(false);
  expect(haptic('tap')).toBe(false);
  allowHaptics(true);
  reduced(true);
  expect(haptic('tap')).toBe(false);
  expect(vibrate).not.toHaveBeenCalled();
});
