// Owns a stand-in for ffmpeg: a program of its own that takes only what it understands, writes what the test gave it, and
// notes how it was called.
import { chmod, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface FfmpegCall {
  given: string[];
  /** The file that it was to read, as it lay there. */
  read_bytes: number;
  env: string[];
}

export interface FfmpegStandIn {
  /** For FFMPEG_PATH. */
  readonly program: string;
  calls(): Promise<FfmpegCall[]>;
  /** From now on it fails, as it does with a file that it cannot read. */
  breakDown(): Promise<void>;
}

/** Written beside its files; options are those that ffmpeg has, each with what may follow it. */
const source = `#!/usr/bin/env node
import { appendFileSync, copyFileSync, existsSync, statSync } from 'node:fs';
import path from 'node:path';
const here = import.meta.dirname;
const given = process.argv.slice(2);
const refuse = (why) => { process.stderr.write(why + '\\n'); process.exit(1); };
if (given.length === 1 && given[0] === '-version') { process.stdout.write('ffmpeg version stand-in\\n'); process.exit(0); }
if (existsSync(path.join(here, 'broken'))) refuse('Invalid data found when processing input');
const flags = new Set(['-hide_banner', '-nostdin', '-y', '-sn', '-dn', '-an']);
const valued = new Set(['-loglevel', '-protocol_whitelist', '-f', '-i', '-map', '-map_metadata', '-map_chapters', '-c:v',
  '-preset', '-crf', '-pix_fmt', '-vf', '-c:a', '-b:a', '-ac', '-movflags', '-threads', '-fs', '-frames:v', '-update']);
const input = { options: {}, file: undefined };
let options = {};
let output;
for (let at = 0; at < given.length; at += 1) {
  const word = given[at];
  if (flags.has(word)) options[word] = '';
  else if (valued.has(word)) {
    at += 1;
    if (given[at] === undefined) refuse('Missing argument for option ' + word);
    if (word === '-i') { input.file = given[at]; input.options = options; options = {}; }
    else options[word] = given[at];
  } else if (word.startsWith('-')) refuse('Unrecognized option ' + word);
  else if (at === given.length - 1) output = word;
  else refuse('Unexpected ' + word);
}
if (input.file === undefined || !existsSync(input.file)) refuse(input.file + ': No such file or directory');
if (output === undefined) refuse('At least one output file must be specified');
if (input.options['-protocol_whitelist'] !== 'file') refuse('the input could open other addresses');
if (!['mp4', 'matroska'].includes(input.options['-f'])) refuse('the input could be anything');
if (options['-f'] === 'mp4') {
  if (options['-c:v'] !== 'libx264' || options['-c:a'] !== 'aac') refuse('no phone plays that everywhere');
  if (options['-map_metadata'] !== '-1') refuse('metadata would be kept');
  copyFileSync(path.join(here, 'converted.mp4'), output);
} else if (options['-f'] === 'image2') {
  if (options['-frames:v'] !== '1' || options['-c:v'] !== 'png') refuse('one frame as PNG');
  copyFileSync(path.join(here, 'frame.png'), output);
} else refuse('Requested output format is not known');
appendFileSync(path.join(here, 'calls.jsonl'),
  JSON.stringify({ given, read_bytes: statSync(input.file).size, env: Object.keys(process.env) }) + '\\n');
`;

/** In a folder that is the test's to remove. */
export async function writeFfmpegStandIn(
  folder: string,
  { converted, frame }: { converted: Buffer; frame: Buffer },
): Promise<FfmpegStandIn> {
  const program = path.join(folder, 'ffmpeg.mjs');
  await writeFile(program, source);
  await chmod(program, 0o755);
  await writeFile(path.join(folder, 'converted.mp4'), converted);
  await writeFile(path.join(folder, 'frame.png'), frame);
  return {
    program,
    async calls() {
      const text = await readFile(path.join(folder, 'calls.jsonl'), 'utf8').catch(() => '');
      return text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as FfmpegCall);
    },
    breakDown: () => writeFile(path.join(folder, 'broken'), ''),
  };
}
