import { omitNil } from '@shop/domain/shared/omit-nil';
import type { WithdrawalDeclaration } from '@shop/domain/withdrawals/withdrawal';
import type {
  MutationDeclareWithdrawalArgs,
  WithdrawalDeclaration as UpstreamDeclaration,
} from '../generated/upstream-types.ts';
import type { Resolvers } from '../graphql/resolver-types.ts';
import { classified } from '../graphql/upstream-error.ts';
import { IDEMPOTENCY_KEY } from '../http/passed-headers.ts';
import { orNull } from '../shared/or-null.ts';
import { NOTHING_WRONG, writeFormRefusal } from '../shared/write-field-errors.ts';

const writeDeclaration = ({
  fullName,
  orderNumber,
  email,
  withdrawnGoods,
  withdrawalReason,
}: WithdrawalDeclaration): UpstreamDeclaration => ({
  fullName,
  orderNumber,
  email,
  withdrawnGoods: orNull(withdrawnGoods),
  withdrawalReason: orNull(withdrawalReason),
});

export const withdrawalResolvers: Resolvers<'declareWithdrawal'> = {
  declareWithdrawal: async ({ declaration }: MutationDeclareWithdrawalArgs, { shop, shopper, headers }) => {
    const { fullName, orderNumber, email, ...more } = declaration;
    const key = headers[IDEMPOTENCY_KEY];
    if (key === undefined) throw classified('BAD_REQUEST', 'A declaration needs an Idempotency-Key.');
    const declared = await shop.withdrawals.declare(shopper, { fullName, orderNumber, email, ...omitNil(more) }, key);
    if (!declared.ok) return { successful: false, ...writeFormRefusal(declared.refusal), receipt: null };
    const { receiptId, receivedAt, declaration: recorded } = declared.value;
    return {
      successful: true,
      ...NOTHING_WRONG,
      receipt: { receiptId, receivedAt, declaration: writeDeclaration(recorded) },
    };
  },
};
