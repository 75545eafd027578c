// Distances as people read them, in the reader's own locale.
export function distanceText(tag: string, meters: number): string {
  const far = meters >= 1000;
  const unit = far ? 'kilometer' : 'meter';
  const value = far ? meters / 1000 : meters;
  return new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits: far ? 1 : 0 }).format(
    value,
  );
}
