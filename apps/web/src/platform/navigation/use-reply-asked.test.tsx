// @vitest-environment jsdom
// Tests that an address which asks for a reply puts the cursor into the field once, and then says nothing of it any more.
import { screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { openScreen, strikeStage, whereNow } from '../testing/stage.tsx';
import { useReplyAsked } from './use-reply-asked.ts';

function Writing() {
  const box = useRef<HTMLFormElement>(null);
  useReplyAsked(box);
  return (
    <form ref={box}>
      <textarea aria-label="Message" />
    </form>
  );
}
afterEach(strikeStage);

test('the field has the cursor, and the address keeps the rest', async () => {
  openScreen('/user/chat/c1?at=7&reply=1', <Writing />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Message')));
  expect(whereNow()).toBe('/user/chat/c1?at=7');
});

test('nobody who only looks gets a keyboard', async () => {
  openScreen('/user/chat/c1', <Writing />);
  await screen.findByLabelText('Message');
  expect(document.activeElement).toBe(document.body);
});
