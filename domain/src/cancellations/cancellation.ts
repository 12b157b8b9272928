import type { CivilDate } from '../shared/civil-date.ts';
import { normaliseText, optionalText } from '../shared/normalise-text.ts';
import type { OrUnknown } from '../shared/or-unknown.ts';
import { readEmail } from '../shared/read-email.ts';
import type { LegalRegime, Storefront } from '../storefronts/storefront.ts';

/** `ordinary`: at the end of the term. `extraordinary`: for an important reason, without waiting for it (§ 314 BGB). */
export const CANCELLATION_KINDS = ['ordinary', 'extraordinary'] as const;
export type CancellationKind = (typeof CANCELLATION_KINDS)[number];

/** What a consumer declares who cancels a contract that runs on; the law lists what may be asked (§ 312k (2) BGB). */
export interface CancellationDeclaration {
  readonly kind: CancellationKind;
  /** Of an extraordinary cancellation. */
  readonly cancellationReason?: string | undefined;
  readonly fullName: string;
  /** Where the receipt goes. */
  readonly email: string;
  /** What identifies the contract: the e-mail address of the account, a customer number, or other words. Empty: `email` does. */
  readonly contract: string;
  /** The last day of the contract, as wished. Without one it ends as early as possible (§ 312k (5) BGB). */
  readonly endsOn?: CivilDate | undefined;
}

/** A declaration as the shop recorded it. */
export interface RecordedCancellation extends Omit<CancellationDeclaration, 'kind'> {
  readonly kind: OrUnknown<CancellationKind>;
}

/** Proves that a declaration arrived, and when. It does not say whether such a contract exists. */
export interface CancellationReceipt {
  readonly receiptId: string;
  /** ISO instant. */
  readonly receivedAt: string;
  /** As recorded. */
  readonly declaration: RecordedCancellation;
}

const OFFERS_CANCELLATION: Readonly<Record<LegalRegime, boolean>> = { union: true, swiss: true, business: false };

/** Consumers may cancel online everywhere, although only German law demands it (docs/decisions/0135). */
export const offersCancellation = ({ legalRegime }: Pick<Storefront, 'legalRegime'>): boolean =>
  OFFERS_CANCELLATION[legalRegime];

/** The declaration without surrounding spaces and empty fields. An ordinary cancellation has no reason. */
export const normaliseCancellation = ({
  kind,
  cancellationReason,
  fullName,
  contract,
  endsOn,
  email,
}: CancellationDeclaration): CancellationDeclaration => {
  const reason = kind === 'extraordinary' ? optionalText(cancellationReason) : undefined;
  const last = optionalText(endsOn);
  return {
    kind,
    ...(reason === undefined ? {} : { cancellationReason: reason }),
    fullName: normaliseText(fullName),
    email: readEmail(email),
    contract: optionalText(contract) ?? readEmail(email),
    ...(last === undefined ? {} : { endsOn: last }),
  };
};
