import type { Cache } from './cache.port.ts';
import { keptAnswer } from './kept-answer.ts';
import type { KeptAnswer, MadeAnswer } from './kept-answer.ts';
import { parsedJson } from '../shared/parsed-json.ts';

/** Kept answers that gateways share. */
export interface SharedAnswers {
  read(key: string): Promise<KeptAnswer | undefined>;
  /** Does not wait and ignores a failure: the next gateway then makes its own. */
  keep(key: string, answer: MadeAnswer, madeAt: number): void;
}

interface Written extends MadeAnswer {
  readonly madeAt: number;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

const isWritten = (value: unknown): value is Written =>
  isRecord(value) &&
  typeof value['status'] === 'number' &&
  typeof value['body'] === 'string' &&
  typeof value['madeAt'] === 'number' &&
  isRecord(value['headers']) &&
  Object.values(value['headers']).every((header) => typeof header === 'string');

/** Gateways with another client build write other pages: they share nothing with this one. */
export const sharedAnswers = (cache: Cache, buildId: string, lifetimeMs: number): SharedAnswers => {
  const named = (key: string): string => `answer|${buildId}|${key}`;
  return {
    read: async (key) => {
      const written = parsedJson(await cache.read(named(key)));
      return isWritten(written) ? keptAnswer(written, written.madeAt) : undefined;
    },
    keep: (key, { status, headers, body }, madeAt) => {
      const written: Written = { status, headers, body, madeAt };
      cache.keep(named(key), JSON.stringify(written), lifetimeMs).catch(() => undefined);
    },
  };
};
