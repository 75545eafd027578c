// @vitest-environment jsdom
// The conversation on screen, by its own address.
import { expect, it } from 'vitest';
import { showConversation } from '../data/open-conversation.ts';
import { shownConversationPath } from './shown-conversation.ts';

it('is the one that was opened last, and none once it is closed', () => {
  expect(shownConversationPath()).toBeNull();
  const [closeFirst, closeSecond] = [showConversation('c1'), showConversation('c2')];
  expect(shownConversationPath()).toBe('/user/chat/c2');
  closeSecond();
  expect(shownConversationPath()).toBe('/user/chat/c1');
  closeFirst();
  expect(shownConversationPath()).toBeNull();
});
