// The one honest screen for a part of the house that is not built yet.
export function Component() {
  return null;
}
