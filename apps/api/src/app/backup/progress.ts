// Owns how a backup shows on the console: what is being done, how much of it, and in a log file a line now and then.

const APART_MS = 5000;

interface Out {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

export interface Progress {
  begin(sentence: string): void;
  /** Bytes that were handled since the last call. */
  add(bytes: number): void;
  end(ending?: string): void;
}

export function progressOn(out: Out, now: () => number = () => performance.now()): Progress {
  let sentence = '';
  let bytes = 0;
  let said = 0;
  return {
    begin(next) {
      sentence = next;
      bytes = 0;
      said = now();
      out.write(out.isTTY ? `  ${sentence}…` : `  ${sentence}…\n`);
    },
    add(more) {
      bytes += more;
      if (now() - said < (out.isTTY ? 200 : APART_MS)) return;
      said = now();
      out.write(out.isTTY ? `\r  ${sentence}… ${sizeOf(bytes)}` : `  ${sentence}… ${sizeOf(bytes)}\n`);
    },
    end(ending) {
      const result = ending ?? (bytes === 0 ? 'done' : sizeOf(bytes));
      out.write(`${out.isTTY ? '\r' : ''}  ${sentence}: ${result}    \n`);
    },
  };
}

export function sizeOf(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.ceil(bytes / 1000)} kB`;
  if (bytes < 1_000_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${(bytes / 1_000_000_000).toFixed(2)} GB`;
}
