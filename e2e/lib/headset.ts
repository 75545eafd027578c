// Owns the AR glasses of a journey: WebXR as `iwer` plays it in the page, in a room that has nothing but a floor.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { XRDevice, XRDeviceConfig } from 'iwer';
import type { Phone } from './phone.ts';

interface Iwer {
  readonly XRDevice: new (config: XRDeviceConfig) => XRDevice;
  readonly metaQuest3: XRDeviceConfig;
}

/** Every page that the phone opens from now on runs on the glasses. */
export async function giveHeadset({ context }: Phone): Promise<void> {
  const library = createRequire(import.meta.url)
    .resolve('iwer')
    .replace(/lib\/index\.js$/, 'build/iwer.min.js');
  await context.addInitScript({ content: await readFile(library, 'utf8') });
  await context.addInitScript(() => {
    const { XRDevice, metaQuest3 } = (window as unknown as { IWER: Iwer }).IWER;
    const device = new XRDevice({ ...metaQuest3, userAgent: navigator.userAgent });
    // The browser brings a WebXR of its own, without any device behind it.
    device.installRuntime({ forceInstall: true });
    /** Rays that point down meet the floor, which lies at the height 0. */
    class Floor {
      readonly version = '1';
      readonly environmentCanvas = document.createElement('canvas');
      readonly trackedPlanes = new Set();
      readonly trackedMeshes = new Set();
      render() {}
      computeHitTestResults(ray: ArrayLike<number>) {
        const at = (place: number) => ray[place] ?? 0;
        const [x, y, z] = [at(12), at(13), at(14)];
        // A ray looks along its own negative z axis.
        const [dx, dy, dz] = [-at(8), -at(9), -at(10)];
        if (dy >= 0) return [];
        const far = -y / dy;
        return [new Float32Array([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x + dx * far, 0, z + dz * far, 1])];
      }
    }
    device.installSEM(Floor as unknown as Parameters<XRDevice['installSEM']>[0]);
  });
}
