import { addressFields } from '../addresses/answer-addresses.ts';
import { cartFields } from '../carts/answer-carts.ts';
import { catalogueFields } from '../catalogue/answer-catalogue.ts';
import { contentFields } from '../content/answer-contents.ts';
import { customerFields } from '../customers/answer-customers.ts';
import { orderFields } from '../orders/answer-orders.ts';
import { parameterFields } from '../parameters/answer-parameters.ts';
import { paymentFields } from '../payments/answer-payments.ts';
import { sessionFields } from '../sessions/answer-sessions.ts';
import { shipperFields } from '../shippers/answer-shippers.ts';
import { trackingFields } from '../tracking/answer-tracking.ts';
import { refusedForm } from '../wire/answer-fault.ts';
import type { Asked } from './asked.ts';
import type { FieldName, Resolvers } from './fields.ts';
import { letIn } from './let-in.ts';

/** Who answers what. A field of the schema that nobody answers does not compile. */
const FIELDS: Resolvers<FieldName> = {
  ...sessionFields,
  ...customerFields,
  ...addressFields,
  ...cartFields,
  ...shipperFields,
  ...paymentFields,
  ...orderFields,
  ...catalogueFields,
  ...contentFields,
  ...parameterFields,
  ...trackingFields,
};

type Field = (args: unknown, asked: Asked) => unknown;

const isFieldName = (name: string): name is FieldName => name in FIELDS;

/** What operations are executed on: each field after the look at who asks. */
export const ROOT: Readonly<Record<string, Field>> = Object.fromEntries(
  Object.keys(FIELDS)
    .filter(isFieldName)
    .map((name) => {
      // The schema has checked the arguments by the time a field is asked.
      const answer = FIELDS[name] as Field;
      const field: Field = async (args, asked) => {
        const refusal = asked.hit === undefined ? undefined : refusedForm(name, asked.hit.fault);
        if (refusal !== undefined && asked.hit?.phase === 'before') return refusal;
        letIn(name, args, asked);
        const answered = await answer(args, asked);
        return refusal ?? answered;
      };
      return [name, field];
    }),
);
