import { Overloaded, TooManyRequests } from '../http/errors.ts';
import { MAX_UPLOADS, MAX_UPLOADS_OF_NETWORK } from '../limits/limits.ts';
import { countedNetworks } from '../network/network-of.ts';

/** An upload takes a few seconds. */
const RETRY_SECONDS = 5;

/** Runs a limited number of uploads at a time, because each of them holds its files in memory. */
export interface UploadSlots {
  /** `undefined` is this machine, whose uploads have no limit of their own. */
  run<Value>(network: string | undefined, upload: () => Promise<Value>): Promise<Value>;
}

/** Networks that one provider may give to one customer share their slots. */
const widestOf = (network: string): string => countedNetworks(network).at(-1)?.network ?? network;

export const uploadSlots = (): UploadSlots => {
  const running = new Map<string | undefined, number>();
  const count = (customer: string | undefined, by: number): void => {
    const now = (running.get(customer) ?? 0) + by;
    if (now === 0) running.delete(customer);
    else running.set(customer, now);
  };
  return {
    run: async (network, upload) => {
      const customer = network === undefined ? undefined : widestOf(network);
      if (customer !== undefined && (running.get(customer) ?? 0) >= MAX_UPLOADS_OF_NETWORK)
        throw new TooManyRequests(RETRY_SECONDS);
      const all = [...running.values()].reduce((sum, of) => sum + of, 0);
      if (all >= MAX_UPLOADS) throw new Overloaded(RETRY_SECONDS);
      count(customer, 1);
      try {
        return await upload();
      } finally {
        count(customer, -1);
      }
    },
  };
};
