import type { OperationReply } from '../operation-reply.ts';
import type { Caller, CallerHooks } from '../caller.ts';
import { CallCancelled } from '../failures.ts';
import { deadlineFailureOf } from '../failure-of.ts';
import type { InFlightCall } from './in-flight-call.ts';
import { INTERACTIVE_DEADLINE_MS } from '../../../timing/deadlines.ts';
import type { Operation } from '../operation.ts';
import type { DedupeKey } from './dedupe-key.ts';
import type { Timers } from '../../../timing/timers.ts';

interface Shared {
  readonly inFlight: InFlightCall;
  readonly reply: Promise<OperationReply<unknown>>;
  callers: number;
  readonly abandon: () => void;
}

/** Equal queries share one request; each caller waits until its own deadline. */
export interface SingleFlight {
  /** Joins the call with the same key while it is in flight; without a key nothing is shared. */
  run(
    operation: Operation<unknown, unknown>,
    caller: Caller,
    key: DedupeKey | undefined,
    start: (inFlight: InFlightCall) => Promise<OperationReply<unknown>>,
  ): Promise<OperationReply<unknown>>;
}

const newInFlightCall = (deadline: number, signal: AbortSignal): InFlightCall => ({
  deadline,
  signal,
  mayRenew: false,
  isSent: false,
  isQueued: false,
  mayHaveRun: false,
  isRevoked: false,
});

/** A reply shared by unrelated visitors says nothing about any of them. */
const NO_HOOKS: Pick<Caller, 'hooks'> = {};

const notify = ({ renewed, isRevoked }: InFlightCall, hooks: CallerHooks = {}): void => {
  if (renewed !== undefined) hooks.sessionRenewed?.(renewed);
  if (isRevoked) hooks.securityLogout?.();
};

export const singleFlight = (timers: Timers): SingleFlight => {
  const inFlightByKey = new Map<string, Shared>();

  const startCall = (
    key: string | undefined,
    deadline: number,
    start: (inFlight: InFlightCall) => Promise<OperationReply<unknown>>,
  ): Shared => {
    const control = new AbortController();
    const inFlight = newInFlightCall(deadline, control.signal);
    const abandon = (): void => {
      if (key !== undefined) inFlightByKey.delete(key);
      control.abort();
    };
    const shared: Shared = { inFlight, reply: start(inFlight), callers: 0, abandon };
    if (key !== undefined) inFlightByKey.set(key, shared);
    return shared;
  };

  /** Settles with the reply, at the deadline, or when the caller cancels; whichever comes first. */
  const waitFor = (
    operation: Operation<unknown, unknown>,
    { signal }: Caller,
    shared: Shared,
    deadlineMs: number,
  ): Promise<OperationReply<unknown>> =>
    new Promise((resolve, reject) => {
      const { inFlight } = shared;
      const finish = (settle: () => void): void => {
        stopTimer();
        signal?.removeEventListener('abort', cancelled);
        settle();
      };
      const timedOut = (): void => finish(() => reject(deadlineFailureOf(operation, inFlight)));
      const cancelled = (): void => finish(() => reject(new CallCancelled(operation.name, 'cancelled')));
      const stopTimer = timers.after(deadlineMs, timedOut);
      signal?.addEventListener('abort', cancelled);
      shared.reply.then(
        (reply) => finish(() => resolve(reply)),
        (failure: unknown) => finish(() => reject(failure)),
      );
    });

  return {
    run: async (operation, caller, dedupeKey, start) => {
      const { hooks } = dedupeKey?.isPublic === true ? NO_HOOKS : caller;
      const key = dedupeKey?.text;
      if (caller.signal?.aborted === true) throw new CallCancelled(operation.name, 'cancelled');
      const { deadlineMs = INTERACTIVE_DEADLINE_MS } = caller;
      const deadline = timers.now() + deadlineMs;
      const shared = (key === undefined ? undefined : inFlightByKey.get(key)) ?? startCall(key, deadline, start);
      const { inFlight } = shared;
      shared.callers += 1;
      inFlight.deadline = Math.max(inFlight.deadline, deadline);
      inFlight.mayRenew ||= hooks?.sessionRenewed !== undefined;
      try {
        return await waitFor(operation, caller, shared, deadlineMs);
      } finally {
        shared.callers -= 1;
        if (shared.callers === 0) shared.abandon();
        notify(inFlight, hooks);
      }
    },
  };
};
