// Owns the screens of missions and check-ins among those that are held to the rules.
import type { ScreenCase } from './screen-case.ts';
import { codeOnSite, managedMission, missionAt, playOnSite, press } from './ways-to-screens.ts';

const managed = '/club/velvet-static/manage-missions';

export const missionScreens: readonly ScreenCase[] = [
  { name: 'missions', path: '/missions', as: 'fan', until: '.sp-ticket' },
  { name: 'missions-done', path: '/missions?tab=done', as: 'fan' },
  {
    name: 'missions-filter',
    path: '/missions',
    as: 'fan',
    act: press('.sp-missions-head [aria-haspopup="dialog"]'),
    until: '.sp-drawer-foot',
  },
  { name: 'club-missions', path: '/club/velvet-static/missions', as: 'fan', until: '.sp-ticket' },
  { name: 'mission', path: missionAt('/club/mission-detail'), as: 'fan', until: '.sp-slip' },
  { name: 'checkin', path: '/club/third-kettle/checkin', as: 'fan', until: '.sp-punch' },
  { name: 'mission-visitor', path: missionAt('/mission'), until: '.sp-slip' },
  { name: 'play-mission', path: missionAt('/club/play-mission'), as: 'fan', until: '.sp-dock .sp-button' },
  {
    name: 'play-code',
    path: playOnSite('The poster in the stairwell'),
    as: 'fan',
    until: '.sp-site-code input',
  },
  { name: 'play-place', path: playOnSite('Find Boathouse Hall'), as: 'fan', until: '.sp-place-kept' },
  { name: 'step-code', path: codeOnSite('Front row roll call'), as: 'creator', until: '.sp-qr path' },
  { name: 'manage-missions', path: managed, as: 'creator', until: '.sp-managed-row' },
  { name: 'manage-missions-drafts', path: `${managed}?shelf=draft`, as: 'creator' },
  {
    name: 'manage-missions-sheet',
    path: managed,
    as: 'creator',
    act: press('.sp-managed-open'),
    until: '.sp-drawer .sp-row',
  },
  {
    name: 'manage-missions-budget',
    path: managed,
    as: 'creator',
    act: press('.sp-top-bar > button:last-child'),
    until: '.sp-budget',
  },
  {
    name: 'mission-review',
    path: `${managed}?tab=review`,
    as: 'creator',
    until: '.sp-review',
  },
  {
    name: 'mission-review-decided',
    path: `${managed}?tab=review&show=decided`,
    as: 'creator',
    until: '.sp-review-decision',
  },
  { name: 'mission-new', path: `${managed}?mission=new`, as: 'creator', until: '.sp-templates' },
  { name: 'mission-edit', path: managedMission('draft'), as: 'creator', until: '.sp-step-types' },
  { name: 'mission-edit-live', path: managedMission('live'), as: 'creator', until: '.sp-builder .sp-row' },
  {
    name: 'mission-preview',
    path: managedMission('live', '&view=fan'),
    as: 'creator',
    until: 'main .sp-row',
  },
];
