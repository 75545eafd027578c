// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
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
