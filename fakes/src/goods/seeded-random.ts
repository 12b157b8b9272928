import { hash32, mulberry32 } from '../shared/random32.ts';

/** Random numbers from a named stream; drawing from one stream never changes what another one yields. */
export interface Random {
  /** At least 0, less than 1. */
  next(): number;
  /** Whole number, both bounds inclusive. */
  between(from: number, to: number): number;
  /** True in `percent` of all cases. */
  happens(percent: number): boolean;
  pick<Value>(values: readonly [Value, ...Value[]]): Value;
}

export const seededRandom = (seed: number, stream: string): Random => {
  let position = hash32(stream, seed);
  const next = (): number => {
    const step = mulberry32(position);
    position = step.position;
    return step.drawn / 4294967296;
  };
  return {
    next,
    between: (from, to) => from + Math.floor(next() * (to - from + 1)),
    happens: (percent) => next() * 100 < percent,
    pick: (values) => values[Math.floor(next() * values.length)] ?? values[0],
  };
};
