import { NetworkFailure } from '../failures/failures.ts';

/** Whether the browser says that the connection is away. If it says that there is one, that may be wrong. */
export const isOffline = (): boolean => navigator.onLine === false;

const listeners = new Set<(unanswered: number) => void>();
let unanswered = 0;

const count = (now: number): void => {
  unanswered = now;
  listeners.forEach((listener) => listener(now));
};

/** Reports after each request to the shop how many in a row got no reply. Returns how to stop. */
export const onReplies = (listener: (unanswered: number) => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Counts whether a request to the shop gets a reply. Those that are on their way at the same time count once. */
export const countReply = async <Reply>(request: Promise<Reply>): Promise<Reply> => {
  const before = unanswered;
  try {
    const reply = await request;
    count(0);
    return reply;
  } catch (failure) {
    if (failure instanceof NetworkFailure) count(before + 1);
    throw failure;
  }
};
