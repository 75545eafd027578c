// Owns the process that works on pictures: it takes one task after the other and is ended when there are none.
import sharp from 'sharp';
import { renderWebp } from '../art/render.ts';
import type { PictureResult, PictureTask } from './pictures.ts';
import { preparePicture } from './prepare.ts';
import { reencodePicture } from './reencode.ts';

// Nothing is asked for twice here, so a cache of decoded pictures would only hold memory.
sharp.cache(false);
sharp.concurrency(1);

async function work(task: PictureTask): Promise<PictureResult> {
  try {
    if (task.kind === 'render') return { ok: true, files: [await renderWebp(task.svg, task.size)] };
    if (task.kind === 'prepare') return { ok: true, ...(await preparePicture(task.bytes)) };
    return { ok: true, files: await reencodePicture(task.picture, task.variants) };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', ({ id, task }: { id: number; task: PictureTask }) => {
  void work(task).then((result) => process.send?.({ id, result }));
});
// The server is gone, however it went: nobody is left to work for.
process.on('disconnect', () => process.exit(0));
