/** Names of fields whose values are redacted. */
const SECRET = /password|secret|token|jwt|honeypot/iu;

const redactedValue = (value: unknown): unknown => {
  if (value instanceof File) return `«file ${value.name}, ${value.type}, ${value.size}»`;
  if (Array.isArray(value)) return value.map(redactedValue);
  if (typeof value !== 'object' || value === null) return value;
  return redacted(value);
};

/** Replaces secrets by their length. */
export const redacted = (values: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [
      name,
      SECRET.test(name) && value != null ? `«redacted:${String(value).length}»` : redactedValue(value),
    ]),
  );
