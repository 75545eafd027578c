// Owns the questions over one socket that wait for their acknowledgement.

export interface PendingAnswers {
  next: () => { number: number; answer: Promise<unknown> };
  /** What stands after `43`: the question's number, then the answer in brackets. */
  hear: (packet: string) => void;
  /** The line is gone: nobody will answer what is still open. */
  giveUp: () => void;
}

export function pendingAnswers(): PendingAnswers {
  const open = new Map<number, (answer: unknown) => void>();
  let last = 0;
  return {
    next() {
      last += 1;
      const number = last;
      return { number, answer: new Promise((settle) => open.set(number, settle)) };
    },
    hear(packet) {
      const [, digits = '', body = ''] = /^3(\d+)(\[.*)$/s.exec(packet) ?? [];
      const settle = open.get(Number(digits));
      if (settle === undefined) return;
      open.delete(Number(digits));
      const answer: unknown = JSON.parse(body);
      settle(Array.isArray(answer) ? answer[0] : undefined);
    },
    giveUp() {
      for (const settle of open.values()) settle(undefined);
      open.clear();
    },
  };
}
