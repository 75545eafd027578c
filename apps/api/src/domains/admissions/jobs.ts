// Owns the work of admissions beside requests: marks of devices are forgotten after a year.
import type { Job } from '#platform/domain.ts';
import { DEVICE_KEPT_S } from '#platform/http/device.ts';
import { removeDevicesSeenBefore } from './invitations.store.ts';

export const jobs: readonly Job[] = [
  {
    name: 'admissions.forget-devices',
    lane: 'background',
    cron: '41 3 * * *',
    run: async (platform) => {
      const now = platform.clock.now().getTime();
      await removeDevicesSeenBefore(platform.db, new Date(now - DEVICE_KEPT_S * 1000));
    },
  },
];
