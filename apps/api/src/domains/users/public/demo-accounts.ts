// Owns who the demo accounts are: their addresses, names and roles. Their password is the auth domain's.
import type { DemoRole } from '@stagepass/contract/auth/shapes.ts';
import type { Interest } from '@stagepass/contract/users/shapes.ts';

export interface DemoAccount {
  role: DemoRole;
  email: string;
  user_name: string;
  display_name: string;
  bio: string;
  interests: readonly Interest[];
  hue: number;
  joined_days_ago: number;
}

export const demoAccounts: readonly DemoAccount[] = [
  {
    role: 'fan',
    email: 'fan@stagepass.test',
    user_name: 'noa_frontrow',
    display_name: 'Noa Levi',
    bio: 'Front row or nowhere. Collecting every badge there is.',
    interests: ['music', 'games', 'cafes'],
    hue: 312,
    joined_days_ago: 412,
  },
  {
    role: 'creator',
    email: 'creator@stagepass.test',
    user_name: 'juno_vale',
    display_name: 'Juno Vale',
    bio: 'Songs for the last train home. New record this winter.',
    interests: ['music', 'art', 'film'],
    hue: 28,
    joined_days_ago: 640,
  },
  {
    role: 'admin',
    email: 'admin@stagepass.test',
    user_name: 'mika_backstage',
    display_name: 'Mika Aalto',
    bio: 'Keeps the club running while the band is on stage.',
    interests: ['music', 'streaming'],
    hue: 168,
    joined_days_ago: 590,
  },
  {
    role: 'operator',
    email: 'operator@stagepass.test',
    user_name: 'house_lights',
    display_name: 'Robin Ode',
    bio: 'Runs this instance. Write to me when something is broken.',
    interests: ['theatre', 'books'],
    hue: 226,
    joined_days_ago: 700,
  },
];
