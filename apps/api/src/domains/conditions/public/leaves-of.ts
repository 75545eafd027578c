// Owns the question what a condition asks for, for whoever has to know whether it asks for something of theirs.
export { leavesOf } from '../leaves.rules.ts';
