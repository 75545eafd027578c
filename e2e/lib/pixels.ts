// Owns what colours a part of the screen shows, counted from a picture of it.
import type { Locator } from 'playwright-core';

export interface Colours {
  /** Shares of all pixels, from 0 to 1. */
  red: number;
  green: number;
  /** A number that is another one where the picture is. */
  sum: number;
}

export async function coloursOf(part: Locator): Promise<Colours> {
  const picture = await part.screenshot();
  return part.page().evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const sheet = canvas.getContext('2d');
    if (sheet === null) throw new Error('no canvas');
    sheet.drawImage(bitmap, 0, 0);
    const { data } = sheet.getImageData(0, 0, bitmap.width, bitmap.height);
    const found = { red: 0, green: 0, sum: 0 };
    for (let at = 0; at < data.length; at += 4) {
      const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
      if (r > 90 && g < r / 2 && b < r / 2) found.red += 4 / data.length;
      if (g > 200 && r < 60 && b < 60) found.green += 4 / data.length;
      found.sum = (found.sum * 31 + r * 7 + g * 3 + b) % 1_000_000_007;
    }
    return found;
  }, picture.toString('base64'));
}
