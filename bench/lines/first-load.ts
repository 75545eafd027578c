// Owns the lines about a first visit: how much a phone fetches before the first screen has settled.
import { launchBrowser } from '../../scripts/lib/launch-browser.ts';
import { measureFirstLoad } from '../lib/first-load.ts';
import { type BenchLine, promise } from '../lib/line.ts';

const kib = 1024;
const limit_kib = { script: 110, all: 220 };

function firstLoad(path: string): BenchLine {
  return {
    about: `what ${path} fetches until 2 s of quiet, realtime client included, pictures aside`,
    figures: [promise(`first-load-js:${path}`, 'KiB gz'), promise(`first-load-bytes:${path}`, 'KiB')],
    async prepare(bench) {
      const { url } = await bench.server();
      const browser = await launchBrowser();
      return {
        async sample() {
          const { script_bytes, all_bytes } = await measureFirstLoad(browser, `${url}${path}`);
          return [
            { ours: script_bytes / kib, raw: limit_kib.script },
            { ours: all_bytes / kib, raw: limit_kib.all },
          ];
        },
        end: () => browser.close(),
      };
    },
  };
}

export const lines: BenchLine[] = [firstLoad('/welcome'), firstLoad('/auth')];
