// @vitest-environment jsdom
// The toast of a message: with the words of the specification, and not while its chat is open.
import { toastStore } from '@stagepass/ui/toast/toast-store.ts';
import { afterEach, expect, it } from 'vitest';
import { lendNavigate } from '#platform/navigation/go.ts';
import { showConversation } from './data/open-conversation.ts';
import { reactions } from './reactions.ts';

const event = { user_name: 'juno', content: 'Real. Two mics.', conversation_id: 'c1' };
let close = () => {};
afterEach(() => close());

it('is shown, and opens the chat', () => {
  const went: string[] = [];
  close = lendNavigate((path) => void went.push(path));
  reactions.haveMessage(event);
  const toast = toastStore.current();
  expect(toast).toMatchObject({ title: 'juno sent you a message', description: 'Real. Two mics.' });
  toast?.onOpen?.();
  expect(went).toEqual(['/user/chat/c1']);
});

it('is not shown while the chat is open', () => {
  close = showConversation('c2');
  const before = toastStore.current();
  reactions.haveMessage({ ...event, conversation_id: 'c2' });
  expect(toastStore.current()).toBe(before);
});
