// Under which keys chat keeps its answers.

export const listKey = ['chat', 'list'] as const;
export const unreadKey = ['chat', 'unread'] as const;
/** Of whichever club. */
export const anyChannelsKey = ['chat', 'channels'] as const;
export const channelsKey = (clubId: string) => [...anyChannelsKey, clubId] as const;
export const conversationKey = (id: string) => ['chat', 'conversation', id] as const;
export const pinsKey = (id: string) => ['chat', 'pins', id] as const;
export const answersKey = (messageId: string) => ['chat', 'answers', messageId] as const;
export const messageKey = (id: string) => ['chat', 'message', id] as const;
