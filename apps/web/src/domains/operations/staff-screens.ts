// The way to the operator’s screens: in one file with those for people who run something, which no fan fetches.

export const hub = () => import('./screens/hub-screen.tsx');
export const people = () => import('./screens/people-screen.tsx');
export const clubs = () => import('./screens/clubs-screen.tsx');
export const money = () => import('./screens/money-screen.tsx');
export const pages = () => import('./screens/pages-screen.tsx');
export const tables = () => import('./screens/tables-screen.tsx');
export const system = () => import('./screens/system-screen.tsx');
export const features = () => import('./screens/features-screen.tsx');
export const announcements = () => import('./screens/announcements-screen.tsx');
