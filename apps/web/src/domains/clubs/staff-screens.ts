// The way to this domain’s screens for those who run a club: in one file with those of all domains, which no fan fetches.

export const createClub = () => import('./screens/create-club-screen.tsx');
export const creatorClub = () => import('./screens/creator-club-screen.tsx');
export const module = () => import('./screens/module-screen.tsx');
export const settings = () => import('./screens/settings-screen.tsx');
