// Owns which clubs the demo world has, for the domains that fill them: a handle, its kind, and since when it is there.

export const demoClubs = [
  { handle: 'velvet-static', founded_days_ago: 452, members: 171 },
  { handle: 'paper-tigers', founded_days_ago: 428, members: 149 },
  { handle: 'ola-after-dark', founded_days_ago: 301, members: 126 },
  { handle: 'third-kettle', founded_days_ago: 366, members: 98 },
  { handle: 'harbour-voices', founded_days_ago: 395, members: 57 },
  { handle: 'tin-lighthouse', founded_days_ago: 247, members: 84 },
  { handle: 'the-trapdoor', founded_days_ago: 332, members: 43 },
] as const;

export type DemoClubHandle = (typeof demoClubs)[number]['handle'];
