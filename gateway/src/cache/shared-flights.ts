import { Overloaded } from '../http/request-failures.ts';

const RETRY_SECONDS = 2;

/** Runs one call for a key at a time; concurrent callers share its result. Refuses further keys while `max` calls run. */
export const sharedFlights = <Value>(max: number): ((key: string, run: () => Promise<Value>) => Promise<Value>) => {
  const underWay = new Map<string, Promise<Value>>();
  return (key, run) => {
    const already = underWay.get(key);
    if (already !== undefined) return already;
    if (underWay.size >= max) return Promise.reject(new Overloaded(RETRY_SECONDS));
    const flight = run().finally(() => underWay.delete(key));
    underWay.set(key, flight);
    return flight;
  };
};
