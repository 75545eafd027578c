// The way to this domain’s screens for those who run a club: in one file with those of all domains, which no fan fetches.

export const manageRules = () => import('./screens/manage-rules-screen.tsx');
export const operatorReports = () => import('./screens/operator-reports-screen.tsx');
