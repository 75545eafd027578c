// Owns the addresses of conversations on the web, as cards and letters name them.

export function conversationPath(id: string): string {
  return `/user/chat/${id}`;
}

export function messagePath(at: { conversation_id: string; message_id: string }): string {
  return `${conversationPath(at.conversation_id)}?message=${at.message_id}`;
}
