// Owns the time zone in which the phone is.

export const phoneZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
