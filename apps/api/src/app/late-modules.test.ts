// Owns: what prints sheets is loaded with the first sheet, what sends push with the first push, and neither with the server.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** A process of its own, since tests beside this one have loaded everything. */
const program = `
import { registerHooks } from 'node:module';
const asked = [];
registerHooks({
  resolve(name, context, next) {
    if (['pdfkit', 'web-push'].includes(name)) asked.push(name);
    return next(name, context);
  },
});
await import(${JSON.stringify(import.meta.resolve('./registries/domains.ts'))});
const before = [...asked];
const { openSheet } = await import(${JSON.stringify(import.meta.resolve('../platform/pdf/print-sheet.ts'))});
await openSheet('A sheet');
const { loadWebPush } = await import(${JSON.stringify(import.meta.resolve('../domains/notifications/push/vapid.ts'))});
await loadWebPush();
console.log(JSON.stringify({ before, after: asked }));
process.exit(0);
`;

test('the server is there without what prints and what sends push, which come when they are needed', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  expect(JSON.parse(stdout)).toEqual({ before: [], after: ['pdfkit', 'web-push'] });
});
