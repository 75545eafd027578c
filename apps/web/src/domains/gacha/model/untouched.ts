// How long a sealed pack waits for a tap. Without imports, so that the journeys, which hold this timer, can read it too.

/** The crimp tears by itself where nobody drags it. */
export const UNTOUCHED_MS = 1600;
