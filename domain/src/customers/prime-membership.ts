import type { OrUnknown } from '../shared/or-unknown.ts';

/** `CANCELLED`: a member until the end date, and not any longer. `INACTIVE`: was a member. */
export const PRIME_STATUSES = ['NONE', 'ACTIVE', 'INACTIVE', 'CANCELLED'] as const;
export type PrimeStatus = (typeof PRIME_STATUSES)[number];

export interface PrimeMembership {
  readonly status: OrUnknown<PrimeStatus>;
  readonly abo?: string;
  /** ISO dates. */
  readonly startDate?: string;
  readonly endDate?: string;
}

/** The membership of everybody without one (PRIME-04). */
export const NO_MEMBERSHIP: PrimeMembership = { status: 'NONE' };

/** How a membership is reported (PRIME-04). */
export const reportedPrimeStatus = ({
  status,
}: Pick<PrimeMembership, 'status'> = NO_MEMBERSHIP): 'active' | 'inactive' =>
  status === 'ACTIVE' ? 'active' : 'inactive';

/** Whether the benefits are paid for: also after a cancellation, to the end of the term. */
export const isMember = ({ status }: { readonly status: string }): boolean =>
  status === 'ACTIVE' || status === 'CANCELLED';

/** Whether an article shows the Prime badge: to everybody who is or was a member (PRIME-03). */
export const hasPrimeBadge = (status: string, { primeFaehig }: { readonly primeFaehig: boolean }): boolean =>
  primeFaehig && status !== NO_MEMBERSHIP.status;

/** Members get parcels of nothing but eligible articles free of charge. What Prime offers is not specified; this is ours. */
export const isDeliveredFreeByPrime = (
  membership: PrimeMembership,
  articles: readonly { readonly primeFaehig: boolean }[],
): boolean => isMember(membership) && articles.length > 0 && articles.every(({ primeFaehig }) => primeFaehig);
