import type { ShopperIdentity } from '../shopper-identity.ts';
import type { Operation } from '../operation.ts';

const inOneOrder = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))) : value;

/** The same for questions that may share an answer. */
export interface DedupeKey {
  readonly text: string;
  /** Shared by people who have nothing to do with each other: nothing that concerns one of them may come of it. */
  readonly isPublic: boolean;
}

/**
 * What is asked by whom, on which track. None for what changes something, and none for questions about themselves of people
 * whom the upstream does not know: a session that is opened for one of them must not be the other's.
 * `epoch` tells apart what was asked before and after a change.
 */
export const dedupeKeyOf = ({ sha256, kind, audience }: Operation<unknown, unknown>, variables: unknown, identity: ShopperIdentity, queuePrefix: string, epoch: number): DedupeKey | undefined => {
  if (kind === 'mutation') return undefined;
  const question = `${queuePrefix} ${sha256} ${JSON.stringify(variables, inOneOrder)}`;
  const { publicFingerprint, fingerprint, isKnown } = identity;
  if (audience === 'public' && publicFingerprint !== undefined) return { text: `${question} ${publicFingerprint}`, isPublic: true };
  return isKnown ? { text: `${question} ${epoch} ${fingerprint}`, isPublic: false } : undefined;
};
