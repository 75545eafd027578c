// Owns the running of ffmpeg: one video at a time, within its time, on files of ours alone, without anything of the server's
// environment.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Config, ConfigError } from '../config/config.ts';
import type { Log } from '../log/log.ts';
import type { VideoContainer, Videos } from './videos.ts';

const VERSION_LIMIT_MS = 10_000;
const FRAME_LIMIT_MS = 30_000;
const CONVERT_LIMIT_MS = 10 * 60_000;
const MOST_SAID = 2000;
/** As much as was allowed to be uploaded: what grows beyond that is cut off. */
const MOST_BYTES = 200_000_000;

/** Named for the file, so that a playlist or a list of other files in disguise is no video. */
const demuxers: Record<VideoContainer, string> = { mp4: 'mp4', webm: 'matroska' };

function reading(container: VideoContainer, from: string): string[] {
  return [
    ...['-hide_banner', '-nostdin', '-loglevel', 'error', '-y'],
    ...['-protocol_whitelist', 'file', '-f', demuxers[container], '-i', from],
  ];
}

/** No longer than 1920 on the longer side, in even numbers, never larger than it was. */
const scale =
  "scale='if(gt(iw,ih),min(1920,iw),-2)':'if(gt(iw,ih),-2,min(1920,ih))',scale='trunc(iw/2)*2':'trunc(ih/2)*2'";

function converting(container: VideoContainer, from: string, to: string): string[] {
  return [
    ...reading(container, from),
    ...['-map', '0:v:0', '-map', '0:a:0?', '-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1'],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-pix_fmt', 'yuv420p', '-vf', scale],
    ...['-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-movflags', '+faststart', '-threads', '2'],
    ...['-fs', String(MOST_BYTES), '-f', 'mp4', to],
  ];
}

/** Of the first hundred frames the one that looks most like the others: rarely the black one at the beginning. */
function framing(container: VideoContainer, from: string, to: string): string[] {
  const filters = `thumbnail=100,${scale}`;
  return [
    ...reading(container, from),
    ...['-map', '0:v:0', '-an', '-sn', '-dn', '-vf', filters, '-frames:v', '1', '-threads', '2'],
    ...['-f', 'image2', '-c:v', 'png', '-update', '1', to],
  ];
}

const ended = { code: null, said: '' };

type Parts = { config: Pick<Config, 'FFMPEG_PATH'>; log: Log };

/** Undefined where none is configured; one that cannot be run is a mistake of the configuration. */
export async function makeVideos({ config, log }: Parts): Promise<Videos | undefined> {
  const program = config.FFMPEG_PATH;
  if (program === undefined) return undefined;
  const running = new Set<ChildProcess>();
  let last: Promise<unknown> = Promise.resolve();
  let closed = false;

  async function run(given: string[], limit_ms: number): Promise<boolean> {
    const { code, said } = closed ? ended : await runProgram(program as string, given, limit_ms, running);
    // Cut off with the server, and not by what is in the file: whoever asked tries again.
    if (closed) throw new Error('the server is closing');
    if (code !== 0) log.warn({ code, said }, 'a video could not be worked on');
    return code === 0;
  }

  /** One after the other: a converter takes all the cores it gets. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = last.then(work, work);
    last = done.catch(() => undefined);
    return done;
  }

  const { code, said } = await runProgram(program, ['-version'], VERSION_LIMIT_MS, running);
  if (code !== 0) throw new ConfigError(`FFMPEG_PATH cannot be run: ${said || 'it answers nothing'}`);

  return {
    convert: ({ from, container, to }) =>
      inTurn(() => run(converting(container, from, to), CONVERT_LIMIT_MS)),
    frameOf: ({ from, container, folder }) =>
      inTurn(async () => {
        const to = path.join(folder, 'frame.png');
        if (!(await run(framing(container, from, to), FRAME_LIMIT_MS))) return undefined;
        return readFile(to).catch(() => undefined);
      }),
    async close() {
      closed = true;
      for (const child of running) child.kill('SIGKILL');
      await last;
    },
  };
}

function runProgram(
  program: string,
  given: readonly string[],
  limit_ms: number,
  running: Set<ChildProcess>,
): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, given, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: process.env.PATH ?? '' },
      timeout: limit_ms,
      killSignal: 'SIGKILL',
    });
    running.add(child);
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      if (said.length < MOST_SAID) said += chunk.toString('utf8').slice(0, MOST_SAID);
    });
    function end(code: number | null, why: string): void {
      running.delete(child);
      resolve({ code, said: why.trim() });
    }
    child.once('error', (error) => end(null, error.message));
    child.once('close', (code) => end(code, said));
  });
}
