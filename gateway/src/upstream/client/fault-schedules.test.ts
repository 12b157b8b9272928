import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aMutation, aQuery, clientOnScript, shopperNamed } from './testing/client-on-script.ts';
import type { CallEnd, TestOperation } from './testing/client-on-script.ts';
import {
  jsonResponse,
  each,
  echo,
  graphqlError,
  HANG,
  lostReply,
  refusedConnection,
  serverError,
  statusOnly,
} from './testing/scripted-upstream.ts';
import type { Reply, SeenRequest } from './testing/scripted-upstream.ts';

/** What may become of a request, and what its sender may conclude: that it did not run, or that nobody knows. */
const FAULTS = {
  well: { reply: echo, hasNotRun: false, isRepair: false },
  refused: { reply: () => refusedConnection, hasNotRun: true, isRepair: false },
  later: { reply: () => statusOnly(429, 700), hasNotRun: true, isRepair: false },
  unauthorised: { reply: () => statusOnly(401), hasNotRun: true, isRepair: true },
  badToken: {
    reply: (request: SeenRequest) => each(request, () => graphqlError('INVALID_TOKEN')),
    hasNotRun: true,
    isRepair: true,
  },
  noCart: {
    reply: (request: SeenRequest) => each(request, () => graphqlError('CART_NOT_FOUND')),
    hasNotRun: true,
    isRepair: true,
  },
  lost: { reply: () => lostReply, hasNotRun: false, isRepair: false },
  hang: { reply: () => HANG, hasNotRun: false, isRepair: false },
  broken: { reply: () => serverError, hasNotRun: false, isRepair: false },
  noJson: {
    reply: (): Reply => ({ came: 'response', status: 200, body: '{"data":' }),
    hasNotRun: false,
    isRepair: false,
  },
  tooLarge: {
    reply: (): Reply => ({ came: 'nothing', isSent: true, problem: 'too-large' }),
    hasNotRun: false,
    isRepair: false,
  },
  tooShort: {
    reply: (request: SeenRequest) => (request.isBatch ? jsonResponse([]) : jsonResponse({})),
    hasNotRun: false,
    isRepair: false,
  },
  notFound: { reply: () => statusOnly(404), hasNotRun: false, isRepair: false },
} as const satisfies Record<
  string,
  { readonly reply: (request: SeenRequest) => Reply; readonly hasNotRun: boolean; readonly isRepair: boolean }
>;

type Fault = keyof typeof FAULTS;

interface Step {
  readonly at: number;
  readonly whose: 'lena' | 'tom';
  readonly what: 'Q' | 'MI' | 'MN';
  readonly deadlineMs: 10_000 | 6_000;
}

const OPERATIONS: Readonly<Record<Step['what'], TestOperation>> = {
  Q: aQuery(),
  MI: aMutation({ name: 'setSelectedPayment', retryClass: 'MI' }),
  MN: aMutation({ name: 'cart_update' }),
};

const steps = fc.array(
  fc.record<Step>({
    at: fc.integer({ min: 0, max: 400 }),
    whose: fc.constantFrom('lena', 'tom'),
    what: fc.constantFrom('Q', 'MI', 'MN', 'MN'),
    deadlineMs: fc.constantFrom(10_000, 6_000),
  }),
  { minLength: 1, maxLength: 12 },
);
const faults = fc.array(fc.constantFrom(...(Object.keys(FAULTS) as Fault[])), { maxLength: 25 });
const delays = fc.array(fc.integer({ min: 0, max: 1_500 }), { minLength: 1, maxLength: 7 });

/** One sending of one operation. */
interface Sending {
  readonly at: number;
  readonly fault: Fault;
}

interface Story {
  readonly asked: readonly { readonly step: Step; readonly ended: CallEnd; readonly sendings: readonly Sending[] }[];
  readonly requests: readonly SeenRequest[];
}

/** Runs the whole plan: calls the operations at their times, and plants the faults request by request. */
const happen = async (
  plan: readonly Step[],
  schedule: readonly Fault[],
  takes: readonly number[],
  jitter: number,
): Promise<Story> => {
  const faultOf = (index: number): Fault => schedule[index] ?? 'well';
  const { call, timers, upstream } = clientOnScript(
    {
      reply: (request, index) => FAULTS[faultOf(index)].reply(request),
      takes: (index) => takes[index % takes.length] ?? 0,
    },
    { random: () => jitter },
  );
  const endings = plan.map(
    ({ at, whose, what, deadlineMs }, step) =>
      new Promise<CallEnd>((resolve) => {
        const caller = { shopper: shopperNamed(whose), deadlineMs, hooks: { sessionRenewed: () => undefined } };
        timers.after(at, () => void call(OPERATIONS[what], caller, { step }).then(resolve));
      }),
  );
  await timers.pass(30_000);
  const ended = await Promise.all(endings);
  const sendingsOf = (step: number): readonly Sending[] =>
    upstream.requests.flatMap(({ at, variables }, index) =>
      JSON.stringify(variables).includes(`{"step":${step}}`) ? [{ at, fault: faultOf(index) }] : [],
    );
  return {
    asked: plan.map((step, index) => ({
      step,
      ended: ended[index] ?? { at: Infinity, failure: undefined },
      sendings: sendingsOf(index),
    })),
    requests: upstream.requests,
  };
};

const RUNS = { seed: 20_261_121, numRuns: 500 };

/** Every property draws the same plans: each is lived through once. */
const lived = new Map<string, Promise<Story>>();
const storyOf = (...plan: Parameters<typeof happen>): Promise<Story> => {
  const key = JSON.stringify(plan);
  const story = lived.get(key) ?? happen(...plan);
  lived.set(key, story);
  return story;
};

const forAllStories = (check: (story: Story) => void): Promise<void> =>
  fc.assert(
    fc.asyncProperty(steps, faults, delays, fc.constantFrom(0, 0.5, 0.999), async (plan, schedule, takes, jitter) =>
      check(await storyOf(plan, schedule, takes, jitter)),
    ),
    RUNS,
  );

/** Sendings that cost an attempt: repairs do not. */
const attemptsAmong = (sendings: readonly Sending[]): readonly Sending[] =>
  sendings.filter(({ fault }) => !FAULTS[fault].isRepair);

describe('whatever happens to requests, in 500 schedules of faults', () => {
  it('an operation that must not run twice is never sent again once it may have run', async () => {
    await forAllStories(({ asked }) => {
      for (const { step, sendings } of asked) {
        if (step.what === 'MN')
          expect(sendings.slice(0, -1).filter(({ fault }) => !FAULTS[fault].hasNotRun)).toEqual([]);
      }
    });
  });

  it('a mutation that sets a value is sent at most once more when it may have run', async () => {
    await forAllStories(({ asked }) => {
      for (const { step, sendings } of asked) {
        if (step.what === 'MI')
          expect(sendings.filter(({ fault }) => !FAULTS[fault].hasNotRun).length).toBeLessThanOrEqual(2);
      }
    });
  });

  it('retry k comes at least 300·2^(k−1) ms after the attempt before it, and is the fourth at most (UPSTREAM-10)', async () => {
    await forAllStories(({ asked }) => {
      for (const { sendings } of asked) {
        expect(attemptsAmong(sendings).length).toBeLessThanOrEqual(5);
        sendings.slice(1).forEach(({ at }, index) => {
          const before = sendings[index];
          const floor = 300 * 2 ** (attemptsAmong(sendings.slice(0, index + 1)).length - 1);
          if (before !== undefined && !FAULTS[before.fault].isRepair)
            expect(at - before.at).toBeGreaterThanOrEqual(floor);
        });
      }
    });
  });

  it('no operation outlives its deadline, and none starts an attempt in its last 250 ms', async () => {
    await forAllStories(({ asked }) => {
      for (const { step, ended, sendings } of asked) {
        expect(ended.at - step.at).toBeLessThanOrEqual(step.deadlineMs);
        for (const { at } of sendings) expect(step.at + step.deadlineMs - at).toBeGreaterThanOrEqual(250);
      }
    });
  });

  it('no request contains operations of two sessions, nor a mutation with anything else', async () => {
    await forAllStories(({ asked, requests }) => {
      for (const { names, variables, isBatch } of requests) {
        const whose = new Set(
          asked
            .filter((_one, index) => JSON.stringify(variables).includes(`{"step":${index}}`))
            .map(({ step }) => step.whose),
        );
        expect(whose.size).toBe(1);
        if (isBatch) expect(new Set(names)).toEqual(new Set(['FindCart']));
      }
    });
  });

  it('every mutation whose last request may have run returns a reply or an unknown outcome', async () => {
    await forAllStories(({ asked }) => {
      for (const { step, ended, sendings } of asked) {
        const last = sendings.at(-1);
        if (step.what !== 'MN' || last === undefined || FAULTS[last.fault].hasNotRun || last.fault === 'notFound')
          continue;
        expect('reply' in ended || (ended.failure instanceof Error && ended.failure.name === 'UnknownOutcome')).toBe(
          true,
        );
      }
    });
  });
});
