// Where unsent messages are kept on this phone, one place for each account; read at the start without the code that sends them.
import { readLocal } from '#platform/storage/local.ts';

export function outboxKey(owner: string): string {
  return `spc-outbox/${owner}`;
}

export function doMessagesWait(owner: string): boolean {
  return readLocal(outboxKey(owner)) !== null;
}
