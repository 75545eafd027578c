// Owns files on disk: written beside their place and moved there whole, so that nobody ever reads half a file.
import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { checkedKey } from './file-keys.ts';
import type { ByteStore } from './storage.ts';

// The content type stands in the file's first line: one file, one rename, and the two can never disagree.
const MARK = 'stagepass-file 1 ';

export function diskStore(dataDir: string): ByteStore {
  const root = path.join(dataDir, 'files');
  function placeOf(key: string): string {
    return path.join(root, ...checkedKey(key).split('/'));
  }
  return {
    async put(key, { bytes, type }) {
      const place = placeOf(key);
      const folder = path.dirname(place);
      await mkdir(folder, { recursive: true });
      const draft = path.join(folder, `.${randomBytes(8).toString('hex')}.draft`);
      try {
        const file = await open(draft, 'wx', 0o640);
        try {
          await file.writeFile(Buffer.concat([Buffer.from(`${MARK}${type}\n`), bytes]));
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(draft, place);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      await syncFolder(folder);
    },
    async get(key) {
      const whole = await readFile(placeOf(key)).catch(missing);
      if (whole === undefined) return undefined;
      const end = whole.indexOf('\n');
      const head = whole.toString('utf8', 0, Math.max(0, end));
      if (!head.startsWith(MARK)) throw new Error(`the file ${key} was not written by us`);
      return { type: head.slice(MARK.length), bytes: whole.subarray(end + 1) };
    },
    async remove(key) {
      await rm(placeOf(key), { force: true });
    },
    async copy(from, to) {
      const [source, place] = [placeOf(from), placeOf(to)];
      const folder = path.dirname(place);
      await mkdir(folder, { recursive: true });
      try {
        // A file here is never written in place, so a second name for it is as good as a copy, and costs nothing.
        await link(source, place).catch((error: { code?: string }) => linkless(error, source, place));
      } catch (error) {
        missing(error as { code?: string });
        return false;
      }
      await syncFolder(folder);
      return true;
    },
  };
}

/** Some file systems know no second name; one that is there already is the file itself, since keys change with content. */
async function linkless(error: { code?: string }, source: string, place: string): Promise<void> {
  if (error.code === 'EEXIST') return;
  if (error.code === 'ENOENT') throw error;
  await copyFile(source, place, constants.COPYFILE_FICLONE);
}

function missing(error: { code?: string }): undefined {
  if (error.code === 'ENOENT' || error.code === 'EISDIR' || error.code === 'ENOTDIR') return undefined;
  throw error;
}

/** A rename is durable only once its folder is. */
async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open folders, and has no need to.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
