import type { Answer } from './answer.ts';
import type { Asker, AskerHooks } from './asker.ts';
import { AskCancelled, UnknownOutcome, UpstreamUnavailable } from './failures.ts';
import type { Flight } from './flight.ts';
import { INTERACTIVE_DEADLINE_MS } from '../deadlines.ts';
import type { Operation } from './operation.ts';
import type { ShareKey } from './share-key.ts';
import type { Timers } from '../timers.ts';

interface Shared {
  readonly flight: Flight;
  readonly answer: Promise<Answer<unknown>>;
  askers: number;
  readonly abandon: () => void;
}

/** Lets each caller wait as long as it wants, and lets equal questions share one request. */
export interface Flights {
  /** Joins a question of the same key that is still under way; without a key nothing is shared. */
  board(operation: Operation<unknown, unknown>, asker: Asker, key: ShareKey | undefined, start: (flight: Flight) => Promise<Answer<unknown>>): Promise<Answer<unknown>>;
}

const newFlight = (deadline: number, abandoned: AbortSignal): Flight => ({ deadline, abandoned, mayRenew: false, isOut: false, isRevoked: false });

/** An answer that strangers share says nothing of any of them. */
const NOTHING_PERSONAL: Pick<Asker, 'hooks'> = {};

const tell = ({ renewed, isRevoked }: Flight, hooks: AskerHooks = {}): void => {
  if (renewed !== undefined) hooks.sessionRenewed?.(renewed);
  if (isRevoked) hooks.securityLogout?.();
};

export const flights = (timers: Timers): Flights => {
  const underWay = new Map<string, Shared>();

  const departed = (key: string | undefined, deadline: number, start: (flight: Flight) => Promise<Answer<unknown>>): Shared => {
    const control = new AbortController();
    const flight = newFlight(deadline, control.signal);
    const abandon = (): void => {
      if (key !== undefined) underWay.delete(key);
      control.abort();
    };
    const shared: Shared = { flight, answer: start(flight), askers: 0, abandon };
    if (key !== undefined) underWay.set(key, shared);
    return shared;
  };

  /** Settles with the answer, at the deadline, or when the asker goes; whichever comes first. */
  const waited = (operation: Operation<unknown, unknown>, { signal }: Asker, shared: Shared, deadlineMs: number): Promise<Answer<unknown>> =>
    new Promise((resolve, reject) => {
      const { flight } = shared;
      const leave = (settle: () => void): void => {
        stopTimer();
        signal?.removeEventListener('abort', cancelled);
        settle();
      };
      const tooLate = (): void => {
        const isUnknown = operation.retryClass === 'MN' && flight.isOut;
        leave(() => reject(isUnknown ? new UnknownOutcome(operation.name, 'deadline') : new UpstreamUnavailable(operation.name, 'deadline')));
      };
      const cancelled = (): void => leave(() => reject(new AskCancelled(operation.name, 'cancelled')));
      const stopTimer = timers.after(deadlineMs, tooLate);
      signal?.addEventListener('abort', cancelled);
      shared.answer.then(
        (answer) => leave(() => resolve(answer)),
        (failure: unknown) => leave(() => reject(failure)),
      );
    });

  return {
    board: async (operation, asker, shareKey, start) => {
      const { hooks } = shareKey?.isPublic === true ? NOTHING_PERSONAL : asker;
      const key = shareKey?.text;
      if (asker.signal?.aborted === true) throw new AskCancelled(operation.name, 'cancelled');
      const { deadlineMs = INTERACTIVE_DEADLINE_MS } = asker;
      const deadline = timers.now() + deadlineMs;
      const shared = (key === undefined ? undefined : underWay.get(key)) ?? departed(key, deadline, start);
      const { flight } = shared;
      shared.askers += 1;
      flight.deadline = Math.max(flight.deadline, deadline);
      flight.mayRenew ||= hooks?.sessionRenewed !== undefined;
      try {
        return await waited(operation, asker, shared, deadlineMs);
      } finally {
        shared.askers -= 1;
        if (shared.askers === 0) shared.abandon();
        tell(flight, hooks);
      }
    },
  };
};
