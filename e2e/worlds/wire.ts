import { askWorld, tellWorld } from './world.ts';

/** A call of the shop to its upstream, as the fake upstream noted it. */
export interface NotedCall {
  readonly op: string;
  /** Whether the shop behind it was asked: an answer may be lost after that. */
  readonly ran: boolean;
}

/** What lies between the shop and its upstream, of one test's own world. */
export interface Wire {
  /** From now on something goes wrong: a named fault of the fake upstream, or one of the test's own. */
  breaks(fault: { readonly preset: string } | { readonly match?: object; readonly fault: object; readonly times?: number }): Promise<void>;
  mends(): Promise<void>;
  /** Faults that have not happened. */
  unhit(): Promise<readonly unknown[]>;
  calls(op: string): Promise<readonly NotedCall[]>;
}

export const wireOf = ({ id }: { readonly id: string }): Wire => ({
  breaks: async (fault) => {
    await tellWorld('upstream', `/worlds/${id}/faults`, fault);
  },
  mends: async () => {
    await askWorld('upstream', `/worlds/${id}/faults`, { method: 'DELETE' });
  },
  unhit: async () => (await askWorld<{ readonly faults: readonly unknown[] }>('upstream', `/worlds/${id}/faults?unhit=1`)).faults,
  calls: async (op) => (await askWorld<{ readonly entries: readonly NotedCall[] }>('upstream', `/worlds/${id}/journal?${new URLSearchParams({ op })}`)).entries,
});
