// Pictures that were chosen and not sent yet: kept on the phone, so that sending them survives a reload.
import { randomUuid } from '@stagepass/base/random-id.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { findFile, keepFile } from '#domains/media/public/kept-files.ts';
import { fileTrouble } from '#domains/media/public/upload-trouble.ts';
import { fileName } from '../data/outbox-files.ts';
import { mostPictures } from '../model/limits.ts';
import type { OutboxFile } from '../model/outbox-entry.ts';

export interface StagedPicture {
  key: string;
  name: string;
  /** An address of the file on the phone. */
  preview: string;
}

export async function stagePictures(files: readonly File[], already: number): Promise<StagedPicture[]> {
  const staged: StagedPicture[] = [];
  for (const file of files.slice(0, mostPictures - already)) {
    const trouble = fileTrouble(file);
    if (trouble !== null) {
      showToast({ title: trouble, tone: 'bad' });
      continue;
    }
    const key = randomUuid();
    await keepFile(fileName(key), file);
    staged.push({ key, name: file.name, preview: URL.createObjectURL(file) });
  }
  return staged;
}

/** The pictures of a message that was not sent, to be sent anew. One that is not on the phone anymore is left out. */
export async function restagePictures(files: readonly OutboxFile[]): Promise<StagedPicture[]> {
  const found = await Promise.all(
    files.map(async ({ key, name }) => ({ key, name, file: await findFile(fileName(key)) })),
  );
  return found.flatMap(({ key, name, file }) =>
    file === undefined ? [] : [{ key, name, preview: URL.createObjectURL(file) }],
  );
}
