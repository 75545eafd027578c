// The screen at a door that stays shut: names what is missing and offers the way in.
export function Component() {
  return null;
}
