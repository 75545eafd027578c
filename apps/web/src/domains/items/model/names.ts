// User names as somebody writes a list of them: by line, comma or blank, with or without @.

export function namesIn(text: string): string[] {
  const names = text
    .split(/[\s,;]+/)
    .map((name) => name.replace(/^@/, '').toLowerCase())
    .filter((name) => name !== '');
  return [...new Set(names)];
}

export function areNames(names: readonly string[]): boolean {
  return names.length > 0 && names.every((name) => /^[a-z0-9_]{3,20}$/.test(name));
}
