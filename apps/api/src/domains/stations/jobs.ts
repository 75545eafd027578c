// Owns the work of stations beside requests: those whose window is over are closed, and what nobody claimed goes back.
import type { Job } from '#platform/domain.ts';
import { dueItems } from '#platform/jobs/due-items.ts';
import { closeStationRow } from './close-station.ts';
import { isOver } from './station.rules.ts';
import { listToClose, lockStation } from './stations.store.ts';

export const jobs: readonly Job[] = [
  dueItems<string>({
    name: 'stations.close',
    lane: 'work',
    cron: '* * * * *',
    list: (platform, asked) => listToClose(platform.db, asked),
    each: (platform, id) =>
      platform.db.transaction(async (tx) => {
        const station = await lockStation(tx, id);
        if (station === undefined || station.state !== 'open') return;
        if (isOver({ ...station, hidden_at: null }, platform.clock.now()))
          await closeStationRow(platform, tx, station);
      }),
  }),
];
