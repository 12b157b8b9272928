import type { OperationReply } from '../operation-reply.ts';
import type { Caller, CallerHooks } from '../caller.ts';
import { CallCancelled, UnknownOutcome, UpstreamUnavailable } from '../failures.ts';
import type { InFlightCall } from './in-flight-call.ts';
import { INTERACTIVE_DEADLINE_MS } from '../../../deadlines.ts';
import type { Operation } from '../operation.ts';
import type { DedupeKey } from './dedupe-key.ts';
import type { Timers } from '../../../timers.ts';

interface Shared {
  readonly inFlight: InFlightCall;
  readonly answer: Promise<OperationReply<unknown>>;
  callers: number;
  readonly abandon: () => void;
}

/** Lets each caller wait as long as it wants, and lets equal questions share one request. */
export interface SingleFlight {
  /** Joins a question of the same key that is still under way; without a key nothing is shared. */
  run(operation: Operation<unknown, unknown>, caller: Caller, key: DedupeKey | undefined, start: (inFlight: InFlightCall) => Promise<OperationReply<unknown>>): Promise<OperationReply<unknown>>;
}

const newInFlightCall = (deadline: number, abandoned: AbortSignal): InFlightCall => ({ deadline, abandoned, mayRenew: false, isOut: false, isRevoked: false });

/** An answer that strangers share says nothing of any of them. */
const NOTHING_PERSONAL: Pick<Caller, 'hooks'> = {};

const notify = ({ renewed, isRevoked }: InFlightCall, hooks: CallerHooks = {}): void => {
  if (renewed !== undefined) hooks.sessionRenewed?.(renewed);
  if (isRevoked) hooks.securityLogout?.();
};

export const singleFlight = (timers: Timers): SingleFlight => {
  const inFlightByKey = new Map<string, Shared>();

  const startCall = (key: string | undefined, deadline: number, start: (inFlight: InFlightCall) => Promise<OperationReply<unknown>>): Shared => {
    const control = new AbortController();
    const inFlight = newInFlightCall(deadline, control.signal);
    const abandon = (): void => {
      if (key !== undefined) inFlightByKey.delete(key);
      control.abort();
    };
    const shared: Shared = { inFlight, answer: start(inFlight), callers: 0, abandon };
    if (key !== undefined) inFlightByKey.set(key, shared);
    return shared;
  };

  /** Settles with the answer, at the deadline, or when the asker goes; whichever comes first. */
  const waited = (operation: Operation<unknown, unknown>, { signal }: Caller, shared: Shared, deadlineMs: number): Promise<OperationReply<unknown>> =>
    new Promise((resolve, reject) => {
      const { inFlight } = shared;
      const leave = (settle: () => void): void => {
        stopTimer();
        signal?.removeEventListener('abort', cancelled);
        settle();
      };
      const tooLate = (): void => {
        const isUnknown = operation.retryClass === 'MN' && inFlight.isOut;
        leave(() => reject(isUnknown ? new UnknownOutcome(operation.name, 'deadline') : new UpstreamUnavailable(operation.name, 'deadline')));
      };
      const cancelled = (): void => leave(() => reject(new CallCancelled(operation.name, 'cancelled')));
      const stopTimer = timers.after(deadlineMs, tooLate);
      signal?.addEventListener('abort', cancelled);
      shared.answer.then(
        (answer) => leave(() => resolve(answer)),
        (failure: unknown) => leave(() => reject(failure)),
      );
    });

  return {
    run: async (operation, caller, dedupeKey, start) => {
      const { hooks } = dedupeKey?.isPublic === true ? NOTHING_PERSONAL : caller;
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
        return await waited(operation, caller, shared, deadlineMs);
      } finally {
        shared.callers -= 1;
        if (shared.callers === 0) shared.abandon();
        notify(inFlight, hooks);
      }
    },
  };
};
