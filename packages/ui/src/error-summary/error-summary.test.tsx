// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ErrorSummary } from './error-summary.tsx';

afterEach(cleanup);

it('takes the focus as it appears, and each line leads to its field', () => {
  render(
    <>
      <ErrorSummary
        title="One thing to mend"
        faults={[{ fieldId: 'closes', text: 'Closes before it opens' }]}
      />
      <input id="closes" />
    </>,
  );
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  fireEvent.click(screen.getByRole('link', { name: 'Closes before it opens' }));
  expect(document.activeElement?.id).toBe('closes');
});
