/** Starts the countdowns of the page; their code is fetched only if it has one. */
export const startCountdowns = (): void => {
  if (document.querySelector('[data-countdown]') === null) return;
  // Without it, the page still says when something ends.
  import('./countdowns.ts').then(({ runCountdowns }) => runCountdowns()).catch(() => undefined);
};
