// The way to this domain’s screens for those who run a club: in one file with those of all domains, which no fan fetches.

export const manageEvents = () => import('./screens/manage-events-screen.tsx');
