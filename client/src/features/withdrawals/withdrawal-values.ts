import { FIELD_LIMITS } from '@shop/domain/shared/field-limits';
import { withdrawalErrors } from '@shop/domain/withdrawals/withdrawal-rules';

import type { FormFields } from '../../platform/generated/forms.ts';
import type { OwnOrder } from '../../ui/own-order-choice.tsx';
import type { Withdrawal } from './withdrawals.queries.ts';

export interface KnownFacts {
  /** Order number in the URL, from a mail or a page about the order. */
  readonly order: string | undefined;
  /** What was typed or declared in the last hour. */
  readonly withdrawal: Withdrawal | null;
  readonly person: {
    readonly firstName: string | null;
    readonly lastName: string | null;
    readonly email: string | null;
  };
  readonly orders: readonly OwnOrder[];
}

/** `chosenOrder` is one of the customer's orders; empty for the number that is typed. */
export type WithdrawalValues = Readonly<Record<FormFields['withdrawal'], string>>;

/** What was typed about this order and is not declared yet. */
const unfinished = ({ order, withdrawal }: KnownFacts): Withdrawal | undefined =>
  withdrawal !== null && withdrawal.receipt === null && (order === undefined || order === withdrawal.orderNumber)
    ? withdrawal
    : undefined;

/** What the form starts with. */
export const withdrawalValues = (facts: KnownFacts): WithdrawalValues => {
  const { withdrawal, person, orders } = facts;
  const typed = unfinished(facts);
  const order = facts.order !== undefined && facts.order.length <= FIELD_LIMITS.orderNumber ? facts.order : undefined;
  const number = typed?.orderNumber ?? order ?? '';
  const name = [person.firstName, person.lastName].filter((part) => part !== null).join(' ');
  const isOwn = orders.some(({ orderId }) => orderId === number);
  return {
    fullName: typed?.fullName ?? (name === '' ? (withdrawal?.fullName ?? '') : name),
    chosenOrder: isOwn ? number : '',
    orderNumber: isOwn ? '' : number,
    email: typed?.email ?? person.email ?? withdrawal?.email ?? '',
    withdrawnGoods: typed?.withdrawnGoods ?? '',
    withdrawalReason: typed?.withdrawalReason ?? '',
  };
};

/** The declaration as the shop reads it. */
export const declarationOf = ({
  fullName,
  chosenOrder,
  orderNumber,
  email,
  withdrawnGoods,
  withdrawalReason,
}: WithdrawalValues) => ({
  fullName,
  orderNumber: chosenOrder === '' ? orderNumber : chosenOrder,
  email,
  withdrawnGoods,
  withdrawalReason,
});

export const withdrawalFormErrors = (values: WithdrawalValues) => withdrawalErrors(declarationOf(values));
