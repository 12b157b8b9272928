import type { Timers } from '../timers.ts';
import type { Dependencies } from './dependencies.ts';

/** Time between two checks, and so the precision of `since` while nobody asks. */
const INTERVAL_MS = 15_000;

/** Checks the dependencies at intervals; answers a function that stops this. */
export const watchDependencies = ({ look }: Pick<Dependencies, 'look'>, timers: Pick<Timers, 'after'>, log: (failure: unknown) => void): (() => void) => {
  let isStopped = false;
  let stop = (): void => undefined;
  const again = async (): Promise<void> => {
    await look().catch(log);
    if (!isStopped) stop = timers.after(INTERVAL_MS, () => void again());
  };
  void again();
  return () => {
    isStopped = true;
    stop();
  };
};
