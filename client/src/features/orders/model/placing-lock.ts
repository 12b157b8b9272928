const LOCK = 'placing-order';

/** The browser's locks. Without them no tab waits for another. */
const locks = (): LockManager | undefined => {
  const manager: LockManager | null | undefined = globalThis.navigator.locks;
  return manager ?? undefined;
};

/** While a tab places an order and fetches its confirmation, no other tab may clean up the session. */
export const whilePlacing = async <Outcome>(place: () => Promise<Outcome>): Promise<Outcome> => {
  const manager = locks();
  return manager === undefined ? place() : manager.request(LOCK, { mode: 'shared' }, place);
};

/** Runs when no tab is placing an order. */
export const onceNoTabIsPlacing = async <Outcome>(act: () => Promise<Outcome>): Promise<Outcome> => {
  const manager = locks();
  return manager === undefined ? act() : manager.request(LOCK, { mode: 'exclusive' }, act);
};
