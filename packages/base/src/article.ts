// Owns the English article before the name of a thing: "a Moth pin", "an Old map", and none before "The last ticket".

/** Begins with a word that leaves no room for an article, or with a number. */
const HAS_OWN = /^(?:the|an?|my|your|our|his|her|their|one|two|three|\d)\b/i;
const SOUNDS_OPEN = /^(?:[aeio]|u(?!ni|s[eu]|t[eo])|hono|hour|heir)/i;
const SOUNDS_CLOSED = /^(?:eu|one|once)/i;

/** A name that is plural or not written in Latin letters stays as it is: a wrong article reads worse than none. */
export function withArticle(name: string): string {
  const isLatin = /^\p{Script=Latin}/u.test(name);
  // "Setlist, torn" and "Keys of the house" are named by what comes first.
  const [noun = ''] = name.split(/,| of /);
  const isPlural = /[^sui]s$/i.test(noun.trim());
  if (!isLatin || isPlural || HAS_OWN.test(name)) return name;
  return SOUNDS_OPEN.test(name) && !SOUNDS_CLOSED.test(name) ? `an ${name}` : `a ${name}`;
}
