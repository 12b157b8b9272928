import { randomInt } from 'node:crypto';

/** Finer steps than anybody waits for. */
const STEPS = 2 ** 32;

/** From 0 up to 1: spreads what many gateways would otherwise do at once. */
export const systemRandom = (): number => randomInt(STEPS) / STEPS;
