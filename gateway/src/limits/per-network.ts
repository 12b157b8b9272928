import type { Shopper } from '@shop/domain/sessions/shopper';
import type { Count } from './counters.ts';
import type { WindowLimit } from './limits.ts';

/** Counts for the network of a shopper. */
export const perNetwork = ({ source }: Pick<Shopper, 'source'>, ...limits: readonly WindowLimit[]): readonly Count[] =>
  limits.map((limit) => ({ limit, key: `${source?.scope ?? ''}|${source?.network ?? ''}` }));
