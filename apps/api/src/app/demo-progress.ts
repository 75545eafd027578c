// Owns how seeding shows on the console: a line for each domain that counts up, and in a log file a line now and then.
import type { Teller } from './demo-world.ts';

const apart_ms = 5000;

interface Out {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

export function tellOn(out: Out, now: () => number = () => performance.now()): Teller {
  let line = '';
  let said = 0;
  return {
    begin(domain) {
      line = `  Seeding the demo world: ${domain}`;
      said = now();
      out.write(out.isTTY ? line : `${line}\n`);
    },
    progress(done, of) {
      const percent = Math.min(100, Math.floor((100 * done) / of));
      if (out.isTTY) out.write(`\r${line} ${percent} %`);
      else if (now() - said >= apart_ms) {
        said = now();
        out.write(`${line} ${percent} %\n`);
      }
    },
    end() {
      if (out.isTTY) out.write('\n');
    },
  };
}

export const silent: Teller = { begin() {}, progress() {}, end() {} };
