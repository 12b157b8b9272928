import type { Timers } from '../timing/timers.ts';
import type { Dependencies } from './dependencies.ts';

/** Interval between two checks, and so the precision of `since` while nobody requests them. */
const INTERVAL_MS = 15_000;

/** Checks the dependencies periodically; returns a function that stops it. */
export const watchDependencies = (
  { check }: Pick<Dependencies, 'check'>,
  timers: Pick<Timers, 'after'>,
  log: (failure: unknown) => void,
): (() => void) => {
  let isStopped = false;
  let stop = (): void => undefined;
  const again = async (): Promise<void> => {
    await check().catch(log);
    if (!isStopped) stop = timers.after(INTERVAL_MS, () => void again());
  };
  void again();
  return () => {
    isStopped = true;
    stop();
  };
};
