import { randomInt } from 'node:crypto';

/** More steps than anybody needs. */
const STEPS = 2 ** 32;

/** From 0 up to but not including 1: spreads what many gateways would otherwise do at the same moment. */
export const systemRandom = (): number => randomInt(STEPS) / STEPS;
