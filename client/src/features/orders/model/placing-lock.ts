const LOCK = 'placing-order';

/** The browser's locks; where they are missing, each tab goes on at once. */
const locks = (): LockManager | undefined => {
  const manager: LockManager | null | undefined = globalThis.navigator.locks;
  return manager ?? undefined;
};

/** While one tab places an order and fetches its confirmation, no other tab may tidy the session up beneath it. */
export const whilePlacing = async <Outcome>(place: () => Promise<Outcome>): Promise<Outcome> => {
  const manager = locks();
  return manager === undefined ? place() : manager.request(LOCK, { mode: 'shared' }, place);
};

/** Runs once no tab is placing an order any more. */
export const onceNoTabIsPlacing = async <Outcome>(tidyUp: () => Promise<Outcome>): Promise<Outcome> => {
  const manager = locks();
  return manager === undefined ? tidyUp() : manager.request(LOCK, { mode: 'exclusive' }, tidyUp);
};
