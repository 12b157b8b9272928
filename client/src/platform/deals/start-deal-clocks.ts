/** Starts the countdowns of the page; their code is fetched only if it shows a lightning deal. */
export const startDealClocks = (): void => {
  if (document.querySelector('[data-deal-ends]') === null) return;
  // Without it, a deal still says when it ends.
  import('./deal-clocks.ts').then(({ runDealClocks }) => runDealClocks()).catch(() => undefined);
};
