import type { RequestSource } from '../visit/request-source.ts';
import type { Count } from './counters.ts';
import type { WindowLimit } from './limits.ts';
import { countedNetworks } from '../network/network-of.ts';

const around = (
  source: RequestSource,
  limit: WindowLimit,
  keyOf: (scope: string, network: string) => string,
): readonly Count[] =>
  countedNetworks(source.network).map(({ network, times }) => ({
    limit: { ...limit, max: limit.max * times },
    key: keyOf(source.scope, network),
  }));

/** Counts for the network of a request and, with higher figures, for the networks around it. */
export const perNetwork = (source: RequestSource, ...limits: readonly WindowLimit[]): readonly Count[] =>
  limits.flatMap((limit) => around(source, limit, (scope, network) => `${scope}|${network}`));

/** The same for one account or order at a time. */
export const perNetworkAndSubject = (source: RequestSource, limit: WindowLimit, subject: string): readonly Count[] =>
  around(source, limit, (scope, network) => `${scope}|${subject}|${network}`);
