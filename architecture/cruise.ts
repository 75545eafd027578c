// Reads every import of a tree and lists those that break the law.
import { existsSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { ICruiseResult } from 'dependency-cruiser';
import { lawFor } from './law.ts';
import { readOrder } from './order.ts';

export interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
  readonly comment: string;
}

/** dependency-cruiser reads with the API of TypeScript 6; the project's own 7 has none that it could use. */
function lendTypeScript6(): void {
  const { resolve } = createRequire(import.meta.url);
  registerHooks({
    resolve(specifier, context, next) {
      const asked = specifier === 'typescript' || specifier.startsWith('typescript/');
      if (!asked || !context.parentURL?.includes('dependency-cruiser')) return next(specifier, context);
      const format = specifier.endsWith('.json') ? 'json' : 'commonjs';
      return { url: pathToFileURL(resolve(specifier)).href, format, shortCircuit: true };
    },
  });
}

const FOLDERS = ['apps', 'packages', 'scripts', 'bench', 'e2e', 'architecture'];

/** `only`: what these folders and files import themselves; what is behind that is not read, which takes a tenth of the time. */
export async function findViolations(
  root: string,
  only?: readonly string[],
): Promise<{ files: number; violations: Violation[] }> {
  lendTypeScript6();
  const { cruise } = await import('dependency-cruiser');
  const order = readOrder(root);
  const law = lawFor(order);
  const { output } = await cruise(
    only ? [...only] : FOLDERS.filter((folder) => existsSync(join(root, folder))),
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: law },
      tsPreCompilationDeps: true,
      doNotFollow: { path: only ? `^(?!(${only.join('|')})(/|$))` : 'node_modules' },
      exclude: { path: String.raw`(^|/)(dist|coverage|fixtures)/|^virtual:|\.generated\.` },
      moduleSystems: ['es6', 'cjs'],
      combinedDependencies: true,
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'browser', 'default', 'require', 'node'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.json', '.css'],
      mainFields: ['types', 'typings', 'module', 'main'],
    } as object,
  );
  const result = output as ICruiseResult;
  const comments = new Map(law.map((one) => [one.name, one.comment ?? '']));
  return {
    files: result.summary.totalCruised,
    violations: result.summary.violations.map((one) => ({
      rule: one.rule.name,
      from: one.from,
      to: one.cycle ? one.cycle.map((step) => step.name).join(' → ') : one.to,
      comment: comments.get(one.rule.name) ?? '',
    })),
  };
}

if (import.meta.main) {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean' } },
  });
  const { files, violations } = await findViolations(
    positionals[0] ?? join(import.meta.dirname, '..'),
    positionals.length > 1 ? positionals.slice(1) : undefined,
  );
  if (values.json) console.log(JSON.stringify(violations));
  else {
    for (const one of violations) console.log(`${one.from} → ${one.to}\n  ${one.rule}: ${one.comment}`);
    console.log(`${files} files read, ${violations.length} imports against the law`);
  }
  process.exitCode = violations.length > 0 || files === 0 ? 1 : 0;
}
