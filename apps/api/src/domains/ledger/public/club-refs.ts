// Owns how later rows name clubs beside value, as the wallet does.
export { loadClubRefs } from '../club-refs.ts';
