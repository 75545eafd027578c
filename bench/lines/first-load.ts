// Owns the lines about a first visit: how much a phone fetches before the first screen has settled.
import { launchBrowser } from '../../scripts/lib/launch-browser.ts';
import { keptSession, signInAsFan } from '../lib/demo-session.ts';
import { firstLoadLimit_kib, firstVisits, measureFirstLoad } from '../lib/first-load.ts';
import { type BenchLine, promise } from '../lib/line.ts';

const kib = 1024;

function firstLoad({ name, path, as }: (typeof firstVisits)[number]): BenchLine {
  return {
    about: `what ${path} fetches until 2 s of quiet for a ${as}; pictures aside, and the realtime client once a screen stands`,
    figures: [promise(`first-load-js:${name}`, 'KiB gz'), promise(`first-load-bytes:${name}`, 'KiB')],
    // Bytes are the same each time.
    rounds: 1,
    async prepare(bench) {
      const { url } = await bench.server();
      const browser = await launchBrowser();
      const kept = as === 'fan' ? keptSession(url, await signInAsFan(url)) : undefined;
      return {
        async sample() {
          const { script_bytes, all_bytes } = await measureFirstLoad(browser, `${url}${path}`, kept);
          return [
            { ours: script_bytes / kib, raw: firstLoadLimit_kib.script },
            { ours: all_bytes / kib, raw: firstLoadLimit_kib.all },
          ];
        },
        end: () => browser.close(),
      };
    },
  };
}

export const lines: BenchLine[] = firstVisits.map(firstLoad);
