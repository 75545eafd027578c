// The way to this domain’s screens for those who run a club: in one file with those of all domains, which no fan fetches.

export const overview = () => import('./screens/overview-screen.tsx');
export const desk = () => import('./screens/desk-screen.tsx');
