// Owns making the page's own scripts small: they stand in no bundle, and every first visit waits for them.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'rolldown/utils';
import type { Plugin } from 'vite';

const SCRIPTS = ['first-paint.js', 'drawn-first-paint.js'];

export function smallScripts(): Plugin {
  return {
    name: 'stagepass:small-scripts',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      // The service worker is built by the same plugins, without a page.
      if (!dir || !bundle['index.html']) return;
      for (const script of SCRIPTS) {
        const file = join(dir, script);
        const { code, errors } = minifySync(script, readFileSync(file, 'utf8'));
        if (errors.length > 0) throw new Error(`${script}: ${errors[0]?.message}`);
        writeFileSync(file, code);
      }
    },
  };
}
