// Owns the wire form of Redis (RESP 2): commands out of bytes, answers into bytes.

export type Reply = string | number | null | Buffer | Error | Reply[] | { simple: string };

/** Commands that are complete in `bytes`, and how many bytes they took. */
export function parseCommands(bytes: Buffer): { commands: Buffer[][]; used: number } {
  const commands: Buffer[][] = [];
  let used = 0;
  for (;;) {
    const parsed = parseOne(bytes, used);
    if (parsed === undefined) return { commands, used };
    commands.push(parsed.parts);
    used = parsed.end;
  }
}

function parseOne(bytes: Buffer, start: number): { parts: Buffer[]; end: number } | undefined {
  const head = lineAt(bytes, start);
  if (head === undefined) return undefined;
  if (!head.text.startsWith('*')) throw new Error(`not a command: ${head.text}`);
  const parts: Buffer[] = [];
  let at = head.end;
  for (let left = Number(head.text.slice(1)); left > 0; left -= 1) {
    const size = lineAt(bytes, at);
    if (size === undefined) return undefined;
    const end = size.end + Number(size.text.slice(1));
    if (bytes.length < end + 2) return undefined;
    parts.push(bytes.subarray(size.end, end));
    at = end + 2;
  }
  return { parts, end: at };
}

function lineAt(bytes: Buffer, start: number): { text: string; end: number } | undefined {
  const end = bytes.indexOf('\r\n', start);
  return end < 0 ? undefined : { text: bytes.toString('utf8', start, end), end: end + 2 };
}

export function encodeReply(reply: Reply): Buffer {
  if (reply === null) return Buffer.from('*-1\r\n');
  if (typeof reply === 'number') return Buffer.from(`:${reply}\r\n`);
  if (reply instanceof Error) return Buffer.from(`-ERR ${reply.message}\r\n`);
  if (Array.isArray(reply))
    return Buffer.concat([Buffer.from(`*${reply.length}\r\n`), ...reply.map(encodeReply)]);
  if (typeof reply === 'object' && 'simple' in reply) return Buffer.from(`+${reply.simple}\r\n`);
  const bytes = Buffer.from(reply);
  return Buffer.concat([Buffer.from(`$${bytes.length}\r\n`), bytes, Buffer.from('\r\n')]);
}
