// Owns films for a phone's camera: a code that is held into the frame, taken away, and held there again.
import { mkdtemp, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';

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

interface Shots {
  readonly away_s: number;
  readonly shown_s: number;
}

async function writeReel(file: string, { code, blank }: Pictures, { away_s, shown_s }: Shots): Promise<void> {
  const reel = [
    ...Array<string>(away_s * PICTURES_S).fill(blank),
    ...Array<string>(shown_s * PICTURES_S).fill(code),
  ];
  // A film that a camera is playing stays whole: the new one takes its place for the camera that is opened next.
  const next = `${file}.next`;
  await writeFile(next, Buffer.concat(reel.map((picture) => Buffer.from(picture, 'base64'))));
  await rename(next, file);
}

/** `away_s` of nothing, then the code on the page's glass for `shown_s`. */
export async function filmCode(page: Page, file: string, shots: Shots): Promise<void> {
  await writeReel(file, await takePictures(page), shots);
}

/** The same of a code that nobody shows on a screen: a printed one. */
export async function filmText(file: string, text: string): Promise<void> {
  const wasm = await readFile(new URL(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm')));
  prepareZXingModule({ overrides: { wasmBinary: wasm.buffer as ArrayBuffer } });
  const { svg } = await writeBarcode(text, { format: 'QRCode', ecLevel: 'Q' });
  const code = await sharp(Buffer.from(svg)).resize(400, 400, { kernel: 'nearest' }).png().toBuffer();
  const wall = sharp({ create: { width: 640, height: 480, channels: 3, background: '#fffdf8' } });
  const blank = await wall.clone().jpeg().toBuffer();
  const seen = await wall
    .composite([{ input: code, left: 120, top: 40 }])
    .jpeg()
    .toBuffer();
  const pictures = { code: seen.toString('base64'), blank: blank.toString('base64') };
  await writeReel(file, pictures, { away_s: 1, shown_s: 2 });
}

/** Where a phone's camera finds its film. */
export async function filmFile(): Promise<string> {
  return join(await mkdtemp(join(tmpdir(), 'stagepass-film-')), 'film.mjpeg');
}
