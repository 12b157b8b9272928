import type { ShopperIdentity } from '../shopper-identity.ts';
import type { Operation } from '../operation.ts';

const sortKeys = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** Equal for queries that may share a reply. */
export interface DedupeKey {
  readonly text: string;
  /** Shared by unrelated visitors: nothing personal may result from it. */
  readonly isPublic: boolean;
}

/**
 * A query, its shopper and its queue. Mutations have no key, nor have personal queries of visitors whom the upstream does not
 * know: a session that is opened for one of them must not be given to another.
 * `epoch` differs before and after a mutation.
 */
export const dedupeKeyOf = (
  { sha256, kind, audience }: Operation<unknown, unknown>,
  variables: unknown,
  identity: ShopperIdentity,
  queuePrefix: string,
  epoch: number,
): DedupeKey | undefined => {
  if (kind === 'mutation') return undefined;
  const request = `${queuePrefix} ${sha256} ${JSON.stringify(variables, sortKeys)}`;
  const { publicFingerprint, fingerprint, isKnown } = identity;
  if (audience === 'public' && publicFingerprint !== undefined)
    return { text: `${request} ${publicFingerprint}`, isPublic: true };
  return isKnown ? { text: `${request} ${epoch} ${fingerprint}`, isPublic: false } : undefined;
};
