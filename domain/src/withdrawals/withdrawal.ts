import { normaliseText, optionalText } from '../shared/normalise-text.ts';
import { readEmail } from '../shared/read-email.ts';
import type { LegalRegime, Storefront } from '../storefronts/storefront.ts';

/** What a consumer declares: the law asks for a name, the contract, and where to send the receipt (§ 356a (3) BGB). */
export interface WithdrawalDeclaration {
  readonly fullName: string;
  /** The order's number, or other words that identify the contract. */
  readonly orderNumber: string;
  /** Where the receipt goes. */
  readonly email: string;
  /** Which goods, if it is not the whole contract. */
  readonly withdrawnGoods?: string | undefined;
  /** Never required. */
  readonly withdrawalReason?: string | undefined;
}

/** Proves that a declaration arrived, and when. It does not say whether the withdrawal is valid. */
export interface WithdrawalReceipt {
  readonly receiptId: string;
  /** ISO instant. */
  readonly receivedAt: string;
  /** As recorded. */
  readonly declaration: WithdrawalDeclaration;
}

/** Consumers may withdraw by law in the European Union, and by the shop's own promise in Switzerland. */
export type WithdrawalRight = 'statutory' | 'voluntary';

/** Businesses have none. */
const RIGHTS: Readonly<Record<LegalRegime, WithdrawalRight | undefined>> = {
  union: 'statutory',
  swiss: 'voluntary',
  business: undefined,
};

export const withdrawalRight = ({ legalRegime }: Pick<Storefront, 'legalRegime'>): WithdrawalRight | undefined =>
  RIGHTS[legalRegime];

export const offersWithdrawal = (storefront: Pick<Storefront, 'legalRegime'>): boolean =>
  withdrawalRight(storefront) !== undefined;

/** The declaration without surrounding spaces and empty fields. */
export const normaliseDeclaration = ({
  fullName,
  orderNumber,
  email,
  withdrawnGoods,
  withdrawalReason,
}: WithdrawalDeclaration): WithdrawalDeclaration => {
  const [goods, reason] = [optionalText(withdrawnGoods), optionalText(withdrawalReason)];
  return {
    fullName: normaliseText(fullName),
    orderNumber: normaliseText(orderNumber),
    email: readEmail(email),
    ...(goods === undefined ? {} : { withdrawnGoods: goods }),
    ...(reason === undefined ? {} : { withdrawalReason: reason }),
  };
};

/** Whether two normalised declarations say the same. */
export const isSameDeclaration = (one: WithdrawalDeclaration, other: WithdrawalDeclaration): boolean =>
  one.fullName === other.fullName &&
  one.orderNumber === other.orderNumber &&
  one.email === other.email &&
  one.withdrawnGoods === other.withdrawnGoods &&
  one.withdrawalReason === other.withdrawalReason;
