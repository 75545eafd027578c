// Owns films for a phone's camera: a code that is held into the frame, taken away, and held there again.
import { writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

/** Chromium plays such a film at thirty pictures a second, and over again. */
const PICTURES_S = 30;

interface Pictures {
  code: string;
  blank: string;
}

/** Of the code that is on this page's glass, as a camera would see it. */
async function takePictures(page: Page): Promise<Pictures> {
  await page.locator('.sp-qr path').waitFor();
  return page.evaluate(async () => {
    const draw = async (svg: SVGSVGElement | null) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
      const ground = canvas.getContext('2d');
      if (ground === null) throw new Error('no canvas');
      ground.fillStyle = '#fffdf8';
      ground.fillRect(0, 0, canvas.width, canvas.height);
      const [, , side = '0'] = (svg?.getAttribute('viewBox') ?? '').split(' ');
      const module_px = Math.floor(460 / Number(side));
      ground.translate(90, 10);
      ground.scale(module_px, module_px);
      ground.fillStyle = '#1a1511';
      const path = svg?.querySelector('path')?.getAttribute('d');
      if (path) ground.fill(new Path2D(path));
      return canvas.toDataURL('image/jpeg', 0.92).split(',')[1] ?? '';
    };
    return { code: await draw(document.querySelector('.sp-qr > svg')), blank: await draw(null) };
  });
}

/** `away_s` of nothing, then the code for `shown_s`. */
export async function filmCode(
  page: Page,
  file: string,
  { away_s, shown_s }: { away_s: number; shown_s: number },
): Promise<void> {
  const { code, blank } = await takePictures(page);
  const reel = [
    ...Array<string>(away_s * PICTURES_S).fill(blank),
    ...Array<string>(shown_s * PICTURES_S).fill(code),
  ];
  await writeFile(file, Buffer.concat(reel.map((picture) => Buffer.from(picture, 'base64'))));
}
