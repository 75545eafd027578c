// Guards that a vote can be read and cast without seeing it.
// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { VoteBar } from './vote-bar.tsx';

afterEach(cleanup);

test('a choice is a radio named by its title and described by its count and share', () => {
  render(
    <VoteBar
      name="song"
      value="a"
      title="Ferry at Six"
      note="890 votes"
      share={15}
      shareText="15%"
      onChoose={vi.fn()}
    />,
  );
  const radio = screen.getByRole('radio', { name: 'Ferry at Six' });
  const heard = (radio.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
  expect(heard).toBe('890 votes 15%');
});

test('choosing reports the value', async () => {
  const onChoose = vi.fn();
  render(<VoteBar name="song" value="b" title="Long String" onChoose={onChoose} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Long String' }));
  expect(onChoose).toHaveBeenCalledWith('b');
});

test('my vote says so in words, not by its outline alone', () => {
  render(
    <VoteBar value="b" title="Long String" note="2,729 votes" mine mineNote="Your 3 votes" share={46} />,
  );
  expect(screen.getByText('Your 3 votes')).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('a sealed count draws no fill, and a share never leaves the bar', () => {
  const { container, rerender } = render(<VoteBar value="b" title="Long String" />);
  expect(container.querySelector('.sp-vote-fill')).toBeNull();
  rerender(<VoteBar value="b" title="Long String" share={140} />);
  expect(container.querySelector<HTMLElement>('.sp-vote-fill')?.style.inlineSize).toBe('100%');
});
