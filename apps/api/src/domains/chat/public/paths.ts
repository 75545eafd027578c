// Owns the addresses of conversations on the web, as cards and letters name them.

export function conversationPath(id: string): string {
  return `/user/chat/${id}`;
}

/** Opens the conversation at the message with this place. Earlier links named the message itself (`?message=`): phones follow both. */
export function messagePath(at: { conversation_id: string; seq: number }): string {
  return `${conversationPath(at.conversation_id)}?at=${at.seq}`;
}
