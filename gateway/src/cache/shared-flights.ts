/** Runs what is asked for; those who ask for the same while it runs share its end. */
export const sharedFlights = <Value>(): ((key: string, run: () => Promise<Value>) => Promise<Value>) => {
  const underWay = new Map<string, Promise<Value>>();
  return (key, run) => {
    const already = underWay.get(key);
    if (already !== undefined) return already;
    const flight = run().finally(() => underWay.delete(key));
    underWay.set(key, flight);
    return flight;
  };
};
