import { randomBytes } from 'node:crypto';
import { readEnv } from './env.ts';
import type { Env } from './env.ts';

const SECRET_BYTES = 32;

/** Ends the process with an error message. */
export const exitWith = (...lines: readonly string[]): never => {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(1);
};

/** The environment of this process. If variables are invalid, ends the process with a line for each. */
export const processEnv = (overrides: Readonly<Record<string, string>> = {}): Env => {
  const env = readEnv({ ...process.env, ...overrides }, () => randomBytes(SECRET_BYTES).toString('hex'));
  return env.ok
    ? env.value
    : exitWith(
        'The shop cannot start:',
        ...env.refusal.map(({ variable, mustBe }) => `  ${variable} must be ${mustBe}`),
      );
};
