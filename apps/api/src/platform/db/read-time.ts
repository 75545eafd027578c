// Owns how a time of the database becomes a Date: lists of some dozen rows have hundreds of them.
const UTC = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?\+00$/;

/** As the engine itself reads UTC; whatever else there is (another zone, infinity, years before 1000) is left to `usual`. */
export function timeReader(usual: (text: string) => unknown): (text: string) => unknown {
  return (text) => (UTC.test(text) ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`) : usual(text));
}
