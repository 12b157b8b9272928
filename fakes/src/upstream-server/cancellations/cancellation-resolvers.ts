import type { RecordedCancellation } from '@shop/domain/cancellations/cancellation';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type {
  MutationDeclareCancellationArgs,
  CancellationDeclaration as UpstreamDeclaration,
} from '../generated/upstream-types.ts';
import type { Resolvers } from '../graphql/resolver-types.ts';
import { classified } from '../graphql/upstream-error.ts';
import { IDEMPOTENCY_KEY } from '../http/passed-headers.ts';
import { knownWord } from '../shared/known-word.ts';
import { orNull } from '../shared/or-null.ts';
import { NOTHING_WRONG, writeFormRefusal } from '../shared/write-field-errors.ts';

const writeDeclaration = ({
  kind,
  cancellationReason,
  fullName,
  contract,
  endsOn,
  email,
}: RecordedCancellation): UpstreamDeclaration => ({
  kind: knownWord(kind),
  cancellationReason: orNull(cancellationReason),
  fullName,
  contract,
  endsOn: orNull(endsOn),
  email,
});

export const cancellationResolvers: Resolvers<'declareCancellation'> = {
  declareCancellation: async ({ declaration }: MutationDeclareCancellationArgs, { shop, shopper, headers }) => {
    const { kind, fullName, contract, email, ...more } = declaration;
    const key = headers[IDEMPOTENCY_KEY];
    if (key === undefined) throw classified('BAD_REQUEST', 'A declaration needs an Idempotency-Key.');
    const declared = await shop.cancellations.declare(
      shopper,
      { kind, fullName, contract, email, ...omitNil(more) },
      key,
    );
    if (!declared.ok) return { successful: false, ...writeFormRefusal(declared.refusal), receipt: null };
    const { receiptId, receivedAt, declaration: recorded } = declared.value;
    return {
      successful: true,
      ...NOTHING_WRONG,
      receipt: { receiptId, receivedAt, declaration: writeDeclaration(recorded) },
    };
  },
};
