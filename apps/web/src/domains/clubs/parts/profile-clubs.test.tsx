// @vitest-environment jsdom
// Clubs on a profile: what they are to the person, and whether the viewer is in them too.
import type { ProfileClub, PublicProfile } from '@stagepass/contract/users/shapes.ts';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openScreen, strikeStage } from '#platform/testing/stage.tsx';
import { Part } from './profile-clubs.tsx';

afterEach(strikeStage);

const club = (change: Partial<ProfileClub>): ProfileClub => ({
  id: change.handle ?? 'c',
  handle: 'velvet-static',
  name: 'Velvet Static',
  hue: 28,
  picture: null,
  role: 'member',
  shared: false,
  ...change,
});

it('names the role, and what is in common', () => {
  const clubs = [
    club({ shared: true }),
    club({ handle: 'third-kettle', name: 'Third Kettle', role: 'owner', shared: true }),
    club({ handle: 'paper-tigers', name: 'Paper Tigers' }),
  ];
  openScreen('/user/ana', <Part profile={{ clubs } as PublicProfile} />);
  const rows = screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent]);
  expect(rows).toEqual([
    ['/club/velvet-static', expect.stringContaining('You’re a member too')],
    ['/club/third-kettle', expect.stringContaining('Owner. You’re a member too.')],
    ['/club/paper-tigers', expect.stringContaining('Member')],
  ]);
});

it('is not there where there is nothing to show', () => {
  openScreen('/user/ana', <Part profile={{ clubs: [] as ProfileClub[] } as PublicProfile} />);
  expect(screen.queryByRole('heading')).toBeNull();
});
