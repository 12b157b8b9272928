import type { MessageKey } from '@shop/domain/shared/message-keys';

/** So much is under way that more would only be late. */
export class TooManyUnderWay extends Error {
  override readonly name = 'TooManyUnderWay';
  readonly messageKey: MessageKey = 'shop.error.network';
}

/** Runs what is asked for; those who ask for the same while it runs share its end. Rejects when `max` others are under way. */
export const sharedFlights = <Value>(max: number): ((key: string, run: () => Promise<Value>) => Promise<Value>) => {
  const underWay = new Map<string, Promise<Value>>();
  return (key, run) => {
    const already = underWay.get(key);
    if (already !== undefined) return already;
    if (underWay.size >= max) return Promise.reject(new TooManyUnderWay(`${max} answers are under way`));
    const flight = run().finally(() => underWay.delete(key));
    underWay.set(key, flight);
    return flight;
  };
};
