import { requestQa, postQa } from './world.ts';

/** A call from the shop to its upstream, as the fake upstream recorded it. */
export interface UpstreamCall {
  readonly op: string;
  /** Whether the operation ran: the response may be lost after that. */
  readonly ran: boolean;
}

/** The link between the shop and its upstream in one world. */
export interface UpstreamLink {
  /** Adds a fault: a preset of the fake upstream, or a custom one. */
  addFault(
    fault: { readonly preset: string } | { readonly match?: object; readonly fault: object; readonly times?: number },
  ): Promise<void>;
  clearFaults(): Promise<void>;
  /** Faults that have not been hit. */
  unusedFaults(): Promise<readonly unknown[]>;
  calls(op: string): Promise<readonly UpstreamCall[]>;
}

export const upstreamLinkOf = ({ id }: { readonly id: string }): UpstreamLink => ({
  addFault: async (fault) => {
    await postQa('upstream', `/worlds/${id}/faults`, fault);
  },
  clearFaults: async () => {
    await requestQa('upstream', `/worlds/${id}/faults`, { method: 'DELETE' });
  },
  unusedFaults: async () =>
    (await requestQa<{ readonly faults: readonly unknown[] }>('upstream', `/worlds/${id}/faults?unhit=1`)).faults,
  calls: async (op) =>
    (
      await requestQa<{ readonly entries: readonly UpstreamCall[] }>(
        'upstream',
        `/worlds/${id}/journal?${new URLSearchParams({ op })}`,
      )
    ).entries,
});
