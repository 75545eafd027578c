// Owns what never reaches a log: whatever is named or shaped like a secret is cut out, however deep it sits.

const CUT = '[cut]';
const secretName = /authorization|cookie|passw|token|otp|secret|api[-_]?key|private[-_]?key|demo_key|sealed/i;
const credentialsInUrl = /\b([a-z][a-z0-9+.-]{0,20}:\/\/)[^\s/?#@]{1,300}@/gi;
const secretInQuery =
  /([?&;](?:[\w-]*(?:token|otp|secret|passw\w*|api_?key|verifier)|sig|code|state|key)=)[^&\s"'#]+/gi;
// Every pattern is anchored or bounded: a long text must not cost the square of its length.
const bearer = /\b(bearer|basic)\s+[\w.~+/=-]+/gi;

// Bounds keep one careless call from writing a megabyte, and end a circle.
const MAX_DEPTH = 6;
const MAX_ENTRIES = 60;
const MAX_TEXT = 4000;

export function redactText(text: string): string {
  const bounded = text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
  return bounded
    .replace(credentialsInUrl, `$1${CUT}@`)
    .replace(secretInQuery, `$1${CUT}`)
    .replace(bearer, `$1 ${CUT}`);
}

export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'bigint') return value.toString();
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return value;
  if (value instanceof Error) return redactError(value, depth);
  if (depth >= MAX_DEPTH) return '[deep]';
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return `[${value.byteLength} bytes]`;
  if (Array.isArray(value)) return value.slice(0, MAX_ENTRIES).map((entry) => redact(entry, depth + 1));
  if (value instanceof Map || value instanceof Set) return redact([...value], depth);
  return redactEntries(value, depth);
}

function redactEntries(value: object, depth: number): Record<string, unknown> {
  const safe: Record<string, unknown> = {};
  for (const [name, entry] of Object.entries(value).slice(0, MAX_ENTRIES))
    safe[name] = secretName.test(name) && entry !== undefined ? CUT : redact(entry, depth + 1);
  return safe;
}

function redactError(error: Error, depth: number): Record<string, unknown> {
  if (depth >= MAX_DEPTH) return { type: error.name };
  return {
    type: error.name,
    message: redactText(error.message),
    stack: redactText(error.stack ?? ''),
    // Codes and statuses that drivers hang on their errors; `detail` of PostgreSQL would show a row's values.
    ...redactEntries(Object.fromEntries(Object.entries(error).filter(([name]) => name !== 'detail')), depth),
    ...(error.cause === undefined ? {} : { cause: redact(error.cause, depth + 1) }),
  };
}
