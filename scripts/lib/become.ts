// Turns this process into another program, so that signals and the exit code are the program's own.
import { runInFront } from './run-program.ts';

export async function become(program: string, args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  // Only where another process of ours watches over this one: the program itself would not notice npm's end.
  const watched = process.env.STAGEPASS_WATCHED === '1';
  if (watched && process.platform !== 'win32' && typeof process.execve === 'function') {
    const plain = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined));
    process.removeAllListeners('warning');
    process.execve(program, [program, ...args], plain as NodeJS.ProcessEnv);
  }
  return runInFront(program, args, { env });
}
