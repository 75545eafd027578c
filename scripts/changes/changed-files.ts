// What has changed since the branch left main, committed or not, as git says it.
import { CommandError } from '../lib/command-error.ts';
import { runQuietly } from '../lib/run-program.ts';

async function git(...args: string[]): Promise<{ ok: boolean; lines: string[] }> {
  const { code, output } = await runQuietly('git', args);
  return { ok: code === 0, lines: output.split('\0').filter((line) => line !== '') };
}

/** Every file that git tracks or would track. */
export async function listCheckout(): Promise<string[]> {
  const { ok, lines } = await git(
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
    '--deduplicate',
  );
  if (!ok)
    throw new CommandError('Only in a checkout of git can changes be found: run npm test without --changed.');
  const gone = new Set((await git('ls-files', '-z', '--deleted')).lines);
  return lines.filter((path) => !gone.has(path));
}

/** Where the branch left main: its own commits are part of the change. On main itself, what is not pushed yet. */
async function branchPoint(): Promise<string> {
  for (const main of ['origin/main', 'main']) {
    const { code, output } = await runQuietly('git', ['merge-base', 'HEAD', main]);
    if (code === 0) return output.trim();
  }
  return 'HEAD';
}

export async function listChanged(since?: string): Promise<string[]> {
  const base = since ?? (await branchPoint());
  const tracked = await git('diff', '--name-only', '-z', '--no-renames', base, '--');
  if (!tracked.ok) throw new CommandError(`git knows no commit ${base}.`);
  const fresh = await git('ls-files', '-z', '--others', '--exclude-standard');
  return [...new Set([...tracked.lines, ...fresh.lines])].sort();
}
