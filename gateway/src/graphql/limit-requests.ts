import type { RequestContext } from '../request/request-context.ts';
import { TooManyRequests } from '../http/errors.ts';
import { BUCKETS } from '../limits/limits.ts';
import type { TokenBuckets } from '../limits/token-buckets.ts';
import type { TrustedDocument } from './trusted-documents.ts';

/** Takes one of the network's tokens; throws if none is left. Orders have their own tokens. */
export const takeRequestToken = (
  buckets: TokenBuckets,
  { network }: Pick<RequestContext, 'network'>,
  document?: TrustedDocument,
): void => {
  const seconds = buckets.secondsUntil(document?.isOrder === true ? BUCKETS.orders : BUCKETS.graphql, network);
  if (seconds > 0) throw new TooManyRequests(seconds);
};
