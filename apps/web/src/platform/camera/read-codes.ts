// Reads QR codes in a picture: by the browser's own reader where it has one, else by ours, which we serve ourselves.
import readerUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

export interface CodeReader {
  read: (picture: HTMLVideoElement) => Promise<string | null>;
}

interface Detector {
  detect: (picture: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<readonly string[]>;
}

async function ownDetector(): Promise<Detector | undefined> {
  const Own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  if (Own === undefined) return undefined;
  const formats = await Own.getSupportedFormats().catch((): string[] => []);
  return formats.includes('qr_code') ? new Own({ formats: ['qr_code'] }) : undefined;
}

async function broughtDetector(): Promise<Detector> {
  const { BarcodeDetector, prepareZXingModule } = await import('barcode-detector/ponyfill');
  const locateFile = (path: string, prefix: string) => (path.endsWith('.wasm') ? readerUrl : prefix + path);
  await prepareZXingModule({ overrides: { locateFile }, fireImmediately: true });
  return new BarcodeDetector({ formats: ['qr_code'] });
}

/** Called once a scanner is opened: the reader is a megabyte, and at hand without a network from then on. */
export async function loadCodeReader(): Promise<CodeReader> {
  const detector = (await ownDetector()) ?? (await broughtDetector());
  return {
    read: async (picture) => {
      const [code] = await detector.detect(picture);
      return code?.rawValue ?? null;
    },
  };
}
