import type { CheckoutLoginOption } from '@shop/domain/checkout/checkout';
import { shippingStepErrors } from '@shop/domain/checkout/shipping-errors';
import type { AlternativeEmail, SaveShippingStep } from '@shop/domain/checkout/shipping-step';
import type { LoginState } from '@shop/domain/visit/shopper';
import { type FieldError, prefixFields } from '@shop/domain/shared/field-errors';
import { SPEDITION } from '@shop/domain/shippers/shipper';
import { speditionErrors } from '@shop/domain/shippers/spedition-rules';

import type { FieldValues } from '../../platform/forms/form-draft.ts';
import type { CheckoutPartFragment } from '../../platform/generated/graphql.ts';
import { addressIn, CHOICE, isOfBook, packstationIn } from '../addresses/model/address-values.ts';
import { chosenShipper } from '../shippers/model/shipper-options.ts';
import { shippingSituation } from './shipping-situation.ts';

/** Who fills in the shipping step: their login, or the login option they have chosen. */
export interface StepVisitor {
  readonly loginState: LoginState;
  readonly loginOption: CheckoutLoginOption | undefined;
}

const bookAddress = (form: string, values: FieldValues): { readonly addressId: string } => ({
  addressId: values[`${form}.${CHOICE}`] ?? '',
});

const accountIn = (
  values: FieldValues,
  { loginState, loginOption }: StepVisitor,
): Pick<SaveShippingStep, 'account'> => {
  const email = values['account.email'] ?? '';
  if (loginState === 'customer') return {};
  if (loginState === 'guest' || loginOption === 'guest') return { account: { email } };
  return {
    account: {
      email,
      password: values['account.password'] ?? '',
      passwordRepeat: values['account.passwordRepeat'] ?? '',
    },
  };
};

const alternative = (
  value: string,
  { selected, preselected }: CheckoutPartFragment['billingEmail'],
): AlternativeEmail => ({
  value,
  hasChanged: value.trim() !== (selected ?? preselected ?? ''),
});

/** The command that saves the typed values of the shipping step. */
export const shippingCommand = (
  values: FieldValues,
  checkout: CheckoutPartFragment,
  visitor: StepVisitor,
): SaveShippingStep => {
  const situation = shippingSituation(values, checkout);
  const shipperCode = chosenShipper(values['shipperCode'], checkout.shippers, situation);
  const { deliveryType } = situation;
  return {
    ...(visitor.loginState === 'logged-out' && visitor.loginOption !== undefined
      ? { loginOption: visitor.loginOption }
      : {}),
    deliveryType,
    billingAddress: isOfBook('billingAddress', values)
      ? bookAddress('billingAddress', values)
      : addressIn('billingAddress', values),
    ...(deliveryType === 'shippingAddress'
      ? {
          shippingAddress: isOfBook('shippingAddress', values)
            ? bookAddress('shippingAddress', values)
            : addressIn('shippingAddress', values),
        }
      : {}),
    ...(deliveryType === 'packstation'
      ? {
          packstation: isOfBook('packstation', values)
            ? bookAddress('packstation', values)
            : packstationIn('packstation', values),
        }
      : {}),
    ...accountIn(values, visitor),
    phone: values['phone'] ?? '',
    ...(shipperCode === undefined ? {} : { shipperCode }),
    ...(shipperCode === SPEDITION
      ? {
          speditionFields: checkout.speditionFields.map(({ name }) => ({
            fieldName: name,
            fieldValue: values[`speditionFields.${name}`] ?? '',
          })),
        }
      : {}),
    orderReference: values['orderReference'] ?? '',
    costCentre: values['costCentre'] ?? '',
    billingAlternativeEmail: alternative(values['billingAlternativeEmail'] ?? '', checkout.billingEmail),
    shippingAlternativeEmail: alternative(values['shippingAlternativeEmail'] ?? '', checkout.shippingEmail),
  };
};

/** The errors of all forms of the step together, even if the first form has errors already (SHIP-07). */
export const shippingErrors = (
  values: FieldValues,
  checkout: CheckoutPartFragment,
  visitor: StepVisitor,
): readonly FieldError[] => {
  const command = shippingCommand(values, checkout, visitor);
  const answers =
    command.speditionFields === undefined
      ? []
      : checkout.speditionFields.map((field) => ({ ...field, value: values[`speditionFields.${field.name}`] ?? '' }));
  return [
    ...shippingStepErrors(command, visitor.loginState),
    ...prefixFields('speditionFields', speditionErrors(answers)),
  ];
};
