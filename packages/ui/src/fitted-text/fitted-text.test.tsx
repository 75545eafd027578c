// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fitLine, fitWidth, narrowest, widest } from './fit-width.ts';
import { FittedText } from './fitted-text.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'fonts');
});

describe('fitWidth', () => {
  it('fills the measure from below', () => {
    expect(fitWidth((stretch) => stretch > 91)).toBeCloseTo(91, 0);
    expect(fitWidth((stretch) => stretch > 91)).toBeLessThanOrEqual(91);
  });
  it('stops at both ends of the axis', () => {
    expect(fitWidth(() => false)).toBe(widest);
    expect(fitWidth(() => true)).toBe(narrowest);
  });
});

describe('fitLine', () => {
  it.each([0.7, 1, 1.4])('fills the measure within two pixels in few looks, bent by %s', (bend) => {
    const widthAt = vi.fn((stretch: number) => 350 * (stretch / 104) ** bend);
    const measure = widthAt(104);
    widthAt.mockClear();
    const stretch = fitLine(widthAt, measure) ?? 0;
    expect(widthAt.mock.calls.length).toBeLessThanOrEqual(6);
    expect(stretch).toBeLessThanOrEqual(104);
    expect(measure - widthAt(stretch)).toBeLessThan(2.5);
  });
  it('looks no more than three times where width grows evenly', () => {
    const widthAt = vi.fn((stretch: number) => 40 + 3 * stretch);
    expect(fitLine(widthAt, 40 + 3 * 84)).toBeCloseTo(84, 0);
    expect(widthAt).toHaveBeenCalledTimes(3);
  });
  it('keeps to a narrower end of the axis', () => {
    const widthAt = (stretch: number) => 3 * stretch;
    expect(fitLine(widthAt, 180.5, 92)).toBeCloseTo(60, 0);
    expect(fitLine(widthAt, 300, 92)).toBe(92);
  });
  it('stops at both ends of the axis', () => {
    expect(fitLine(() => 90, 100)).toBe(widest);
    expect(fitLine(() => 110, 100)).toBeNull();
  });
});

describe('FittedText', () => {
  // A made-up font: one letter is as many pixels wide as the stretch has percent, a tenth of it.
  function layOut(measure: number) {
    const stretchOf = (element: Element) =>
      Number.parseFloat(element.closest<HTMLElement>('.sp-fitted')?.style.getPropertyValue('--fit') ?? '100');
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(measure);
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      return { width: (this.textContent?.length ?? 0) * stretchOf(this) * 0.1 } as DOMRect;
    });
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(function (this: HTMLElement) {
      const longest = Math.max(...(this.textContent ?? '').split(' ').map((word) => word.length));
      return longest * stretchOf(this) * 0.1;
    });
  }

  it('shows its words where nothing can be measured', () => {
    render(<FittedText as="h1">Velvet Static</FittedText>);
    expect(screen.getByRole('heading', { name: 'Velvet Static' })).toBeTruthy();
  });

  it('stretches a name until it fills the line', () => {
    layOut(130);
    render(<FittedText as="h1">Velvet Static</FittedText>);
    const heading = screen.getByRole('heading');
    expect(heading.dataset.fit).toBe('line');
    expect(Number.parseFloat(heading.style.getPropertyValue('--fit'))).toBeCloseTo(100, 0);
  });

  it('wraps a name that overflows at the narrowest, then fits its longest word', () => {
    layOut(80);
    render(<FittedText as="h1">The Velvet Static Orchestra</FittedText>);
    const heading = screen.getByRole('heading');
    expect(heading.dataset.fit).toBe('wrap');
    expect(Number.parseFloat(heading.style.getPropertyValue('--fit'))).toBeCloseTo(90, 0);
  });

  // Until their file comes, accented letters are shown by a stand-in twice as wide.
  function lackAccents() {
    let arrive = (_: FontFace[]) => {};
    let fail = (_: Error) => {};
    const load = () =>
      new Promise<FontFace[]>((resolve, reject) => {
        [arrive, fail] = [resolve, reject];
      });
    let here = false;
    Object.defineProperty(document, 'fonts', {
      configurable: true,
      value: { check: (_: string, text: string) => here || /^[ -~]*$/.test(text), load },
    });
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      const text = this.textContent;
      const letters = text.length + (here ? 0 : text.replace(/[ -~]/g, '').length);
      const stretch = this.closest<HTMLElement>('.sp-fitted')?.style.getPropertyValue('--fit') ?? '100';
      return { width: letters * Number.parseFloat(stretch) * 0.1, height: 40 } as DOMRect;
    });
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
    return {
      arrive: () => {
        here = true;
        arrive([]);
      },
      fail: () => fail(new Error('no such file')),
    };
  }

  it('measures by plain letters while the accents are on their way, and holds the height', async () => {
    layOut(69.5);
    const accents = lackAccents();
    render(<FittedText as="h1">Ĝéţ çĺö</FittedText>);
    const heading = screen.getByRole('heading', { name: 'Ĝéţ çĺö' });
    const stretch = () => Number.parseFloat(heading.style.getPropertyValue('--fit'));
    expect(heading.dataset.fit).toBe('line');
    expect(stretch()).toBeCloseTo(100, 0);
    expect(heading.style.height).toBe('40px');
    accents.arrive();
    await vi.waitFor(() => expect(heading.style.height).toBe(''), { timeout: 8000 });
    expect(stretch()).toBeCloseTo(100, 0);
  });

  it('asks whether its letters are there only when they were laid out, which is what fetches them', () => {
    layOut(130);
    let laidOut = false;
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => {
      laidOut = true;
      return 130;
    });
    const load = vi.fn(() => Promise.resolve([]));
    Object.defineProperty(document, 'fonts', {
      configurable: true,
      value: { check: () => laidOut, load },
    });
    render(<FittedText as="h1">Velvet Static</FittedText>);
    expect(screen.getByRole('heading').dataset.fit).toBe('line');
    expect(load).not.toHaveBeenCalled();
  });

  it('settles for the stand-in where the accents never come', async () => {
    layOut(69.5);
    const accents = lackAccents();
    render(<FittedText as="h1">Ĝéţ çĺö</FittedText>);
    accents.fail();
    const heading = screen.getByRole('heading');
    await vi.waitFor(() => expect(heading.style.height).toBe(''), { timeout: 8000 });
    expect(heading.dataset.fit).toBe('wrap');
  });

  it('sets a word smaller that is a little too long at the narrowest', () => {
    layOut(100);
    render(<FittedText as="h1">Donaudampfschifffahrt</FittedText>);
    const heading = screen.getByRole('heading');
    expect(heading.dataset.fit).toBe('wrap');
    expect(heading.style.getPropertyValue('--fit-size')).toBe('0.86em');
  });

  it('breaks a word that is too long even at the narrowest', () => {
    layOut(40);
    render(<FittedText as="h1">Donaudampfschifffahrt</FittedText>);
    expect(screen.getByRole('heading').dataset.fit).toBe('break');
  });
});
