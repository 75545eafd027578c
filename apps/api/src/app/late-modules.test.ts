// Owns: what prints sheets is loaded with the first sheet, and not with the server.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** A process of its own, since tests beside this one have loaded everything. */
const program = `
import { registerHooks } from 'node:module';
const asked = [];
registerHooks({
  resolve(name, context, next) {
    if (name === 'pdfkit') asked.push(name);
    return next(name, context);
  },
});
await import(${JSON.stringify(import.meta.resolve('./registries/domains.ts'))});
const before = asked.length;
const { openSheet } = await import(${JSON.stringify(import.meta.resolve('../platform/pdf/print-sheet.ts'))});
await openSheet('A sheet');
console.log(JSON.stringify({ before, after: asked.length }));
process.exit(0);
`;

test('the server is there without what prints, which comes with the first sheet', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  expect(JSON.parse(stdout)).toEqual({ before: 0, after: 1 });
});
