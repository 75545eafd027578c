// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { LinkTabs } from './link-tabs.tsx';
import { PanelTabs } from './underline-tabs.tsx';

beforeAll(() => {
  // jsdom has no CSS.escape.
  Object.defineProperty(globalThis, 'CSS', { value: { escape: (text: string) => text }, configurable: true });
});
afterEach(cleanup);

const tabs = [
  { key: 'all', label: 'All' },
  { key: 'rare', label: 'Rare' },
  { key: 'won', label: 'Won' },
] as const;

function Vault() {
  const [open, setOpen] = useState<'all' | 'rare' | 'won'>('all');
  return <PanelTabs id="vault" label="Vault" tabs={tabs} current={open} onChange={setOpen} />;
}
const selected = () => screen.getByRole('tab', { selected: true }).textContent;

it('moves with the arrows, wraps around and takes the focus along', () => {
  render(<Vault />);
  const list = screen.getByRole('tablist', { name: 'Vault' });
  fireEvent.keyDown(list, { key: 'ArrowRight' });
  expect(selected()).toBe('Rare');
  expect(document.activeElement?.textContent).toBe('Rare');
  fireEvent.keyDown(list, { key: 'ArrowLeft' });
  fireEvent.keyDown(list, { key: 'ArrowLeft' });
  expect(selected()).toBe('Won');
});

it('leaves one tab in the tab order', () => {
  render(<Vault />);
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
});

it('brings the open tab into view, and measures nothing as long as that is the first', () => {
  const measure = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(40);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * 60;
  });
  const lefts: (number | undefined)[] = [];
  const scrollTo = HTMLElement.prototype.scrollTo;
  HTMLElement.prototype.scrollTo = (to?: ScrollToOptions | number) => {
    lefts.push(typeof to === 'object' ? to.left : to);
  };
  try {
    const strip = (current: 'all' | 'rare' | 'won') => (
      <LinkTabs
        label="Vault"
        tabs={tabs}
        current={current}
        renderLink={(tab, anatomy) => <a href={`#${tab.key}`} {...anatomy} />}
      />
    );
    const { rerender } = render(strip('all'));
    expect(measure).not.toHaveBeenCalled();
    rerender(strip('won'));
    rerender(strip('all'));
    expect(lefts).toEqual([90, -30]);
  } finally {
    HTMLElement.prototype.scrollTo = scrollTo;
    vi.restoreAllMocks();
  }
});
