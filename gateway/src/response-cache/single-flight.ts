import { Overloaded } from '../http/errors.ts';

const RETRY_SECONDS = 2;

/** Runs one call for a key at a time; concurrent callers share its result. Refuses further keys while `max` calls run. */
export const singleFlight = <Value>(max: number): ((key: string, run: () => Promise<Value>) => Promise<Value>) => {
  const inFlight = new Map<string, Promise<Value>>();
  return (key, run) => {
    const already = inFlight.get(key);
    if (already !== undefined) return already;
    if (inFlight.size >= max) return Promise.reject(new Overloaded(RETRY_SECONDS));
    const call = run().finally(() => inFlight.delete(key));
    inFlight.set(key, call);
    return call;
  };
};
