import type { Shopper } from '@shop/domain/sessions/shopper';
import type { Count } from './counters.ts';
import type { WindowLimit } from './limits.ts';
import { countedNetworks } from './network-of.ts';

type Caller = Pick<Shopper, 'source'>;

const around = (
  { source }: Caller,
  limit: WindowLimit,
  keyOf: (scope: string, network: string) => string,
): readonly Count[] =>
  countedNetworks(source?.network ?? '').map(({ network, times }) => ({
    limit: { ...limit, max: limit.max * times },
    key: keyOf(source?.scope ?? '', network),
  }));

/** Counts for the network of a shopper and, with higher figures, for the networks around it. */
export const perNetwork = (caller: Caller, ...limits: readonly WindowLimit[]): readonly Count[] =>
  limits.flatMap((limit) => around(caller, limit, (scope, network) => `${scope}|${network}`));

/** The same for one account or order at a time. */
export const perNetworkAndSubject = (caller: Caller, limit: WindowLimit, subject: string): readonly Count[] =>
  around(caller, limit, (scope, network) => `${scope}|${subject}|${network}`);
