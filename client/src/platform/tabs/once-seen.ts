const waiting = new Map<string, () => void>();

const runAll = (): void => {
  const tasks = [...waiting.values()];
  waiting.clear();
  tasks.forEach((task) => task());
};

/** Runs this now, or once somebody sees the page: then only the last task of each name. Ten tabs that nobody sees ask for nothing. */
export const onceSeen = (name: string, task: () => void): void => {
  if (document.visibilityState !== 'hidden') {
    task();
    return;
  }
  if (waiting.size === 0) document.addEventListener('visibilitychange', runAll, { once: true });
  waiting.set(name, task);
};
