// New words for a message. Apart from what else is done with one, which comes with its menu: the field for words has it at hand.
import { callData } from '#platform/api/api.ts';
import type { ThreadStore } from './thread.ts';

export async function editText(store: ThreadStore, id: string, text: string): Promise<void> {
  store.put(await callData('PATCH /messages/:id', { params: { id }, body: { text } }));
}
