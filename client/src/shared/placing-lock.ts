const LOCK = 'placing-order';

/** Tabs without locks of the browser's go on at once. */
const locks = (): LockManager | undefined => (typeof navigator === 'undefined' ? undefined : navigator.locks);

/** While one tab places an order and fetches its confirmation, no other tab may tidy the session up beneath it. */
export const whilePlacing = async <Outcome>(place: () => Promise<Outcome>): Promise<Outcome> => {
  const manager = locks();
  return manager === undefined ? place() : manager.request(LOCK, { mode: 'shared' }, place);
};

/** Runs once no tab is placing an order any more. */
export const onceNobodyPlaces = async <Outcome>(tidyUp: () => Promise<Outcome>): Promise<Outcome> => {
  const manager = locks();
  return manager === undefined ? tidyUp() : manager.request(LOCK, { mode: 'exclusive' }, tidyUp);
};
