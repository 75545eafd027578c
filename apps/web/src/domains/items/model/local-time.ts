// Times as a form holds them (`2026-12-12T19:30`, by this phone's clock) and as the server wants them.

export function toLocalTime(time: string | null): string {
  if (time === null) return '';
  const at = new Date(time);
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

export function fromLocalTime(text: string): string | null {
  const at = new Date(text);
  return text === '' || Number.isNaN(at.getTime()) ? null : at.toISOString();
}
