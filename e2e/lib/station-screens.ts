// Owns the screens of stations among those that are held to the rules.
import type { ScreenCase } from './screen-case.ts';
import { callApi } from './server.ts';
import { press } from './ways-to-screens.ts';

/** A station of the demo world by its title. */
const stationAt = (club: string, title: string, place: string) => async () => {
  const tabs = (['open', 'over'] as const).map((tab) =>
    callApi('GET /clubs/:id/stations', { params: { id: club }, query: { tab } }),
  );
  const found = (await Promise.all(tabs)).flat().find((station) => station.title === title);
  if (found === undefined) throw new Error(`the demo world has no station ${title}`);
  return `${place}/${found.id}`;
};

const managed = '/club/velvet-static/manage-stations';
const inClub = '/club/station';
const until = '.sp-hatch';

export const stationScreens: readonly ScreenCase[] = [
  {
    name: 'station',
    path: stationAt('the-trapdoor', 'The stage door hatch', inClub),
    as: 'fan',
    until,
  },
  {
    name: 'station-in-shell',
    path: stationAt('the-trapdoor', 'The stage door hatch', '/station'),
    as: 'fan',
    until,
  },
  { name: 'station-locked', path: stationAt('the-trapdoor', 'Prop room', inClub), as: 'fan', until },
  { name: 'station-claimed', path: stationAt('paper-tigers', 'Programme desk', inClub), as: 'fan', until },
  { name: 'station-gone', path: stationAt('velvet-static', 'Crew door', inClub), as: 'fan', until },
  {
    name: 'station-pay',
    path: stationAt('velvet-static', 'Rope line', inClub),
    as: 'fan',
    act: press('.sp-dock .sp-button'),
    until: '.sp-slip',
  },
  { name: 'club-stations', path: '/club/the-trapdoor/stations', as: 'fan', until: '.sp-hatch-link' },
  { name: 'club-stations-map', path: '/club/the-trapdoor/stations?view=map', as: 'fan', until: '.sp-plan' },
  { name: 'manage-stations', path: managed, as: 'creator', until: '.sp-station-print' },
  { name: 'station-builder', path: `${managed}?station=new`, as: 'creator', until: '.sp-station-builder' },
];
