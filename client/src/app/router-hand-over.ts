import type { MatchState } from './page-state.ts';

const nothing = (): void => undefined;

/**
 * Puts the server's matches where the router looks for them. The router's own hand-over is an inline script,
 * which a content security policy without nonces forbids on a page that a cache keeps.
 */
export const provideMatches = (matches: readonly MatchState[]): void => {
  window.$_TSR = { router: { manifest: undefined, matches: [...matches] }, buffer: [], h: nothing, e: nothing, c: nothing, p: nothing };
};
