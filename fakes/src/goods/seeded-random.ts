/** Draws from one named stream of chance; a new stream cannot shift the others. */
export interface Random {
  /** At least 0, less than 1. */
  next(): number;
  /** Whole number, both bounds inclusive. */
  between(from: number, to: number): number;
  /** True in `percent` of a hundred cases. */
  happens(percent: number): boolean;
  pick<Value>(values: readonly [Value, ...Value[]]): Value;
}

const hashOf = (text: string, seed: number): number => {
  let hash = 2166136261 ^ seed;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  return hash >>> 0;
};

/** Mulberry32: small, fast, and the same everywhere. */
export const seededRandom = (seed: number, stream: string): Random => {
  let state = hashOf(stream, seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (from, to) => from + Math.floor(next() * (to - from + 1)),
    happens: (percent) => next() * 100 < percent,
    pick: (values) => values[Math.floor(next() * values.length)] ?? values[0],
  };
};
