// The addresses of chat. A conversation's own is the users' `chatPath`, since toasts and profiles lead there.
import { clubPath } from '#domains/clubs/public/paths.ts';

/** `requests`: messages of strangers. */
export function messagesPath(view?: 'requests'): string {
  return view === undefined ? '/messages' : `/messages?view=${view}`;
}

export function newChatPath(): string {
  return '/user/new-chat';
}

export function clubMessagesPath(idOrHandle: string): string {
  return `${clubPath(idOrHandle)}/messages`;
}

export function clubNewChatPath(idOrHandle: string): string {
  return `${clubPath(idOrHandle)}/new-chat`;
}

export function clubChatPath(idOrHandle: string, userName: string): string {
  return `${clubPath(idOrHandle)}/chat/${encodeURIComponent(userName)}`;
}

export function manageChannelsPath(idOrHandle: string): string {
  return `${clubPath(idOrHandle)}/manage-channels`;
}
