// @vitest-environment jsdom
// A sheet opened inside a club carries its gel, though it stands elsewhere in the document.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Dialog } from '../dialog/dialog.tsx';
import { Drawer } from '../drawer/drawer.tsx';
import { GelScope } from './gel-scope.tsx';

afterEach(cleanup);

const drawer = (
  <Drawer open onOpenChange={() => {}} title="Sheet" closeLabel="Close">
    Words
  </Drawer>
);

test('a drawer and a dialog take the hue along', () => {
  render(
    <GelScope hue={200}>
      {drawer}
      <Dialog open onOpenChange={() => {}} title="Question" cancelLabel="No" />
    </GelScope>,
  );
  for (const sheet of screen.getAllByRole('dialog', { hidden: true })) {
    expect(sheet.dataset.club).toBe('');
    expect(sheet.style.getPropertyValue('--gel-h')).toBe('200');
  }
});

test('outside of clubs they keep the house’s own', () => {
  render(drawer);
  expect(screen.getByRole('dialog').dataset.club).toBeUndefined();
});
