import { tidyAddress } from '@shop/domain/addresses/address-forms';
import { addressErrors } from '@shop/domain/addresses/address-rules';
import { registerInCheckout } from '@shop/domain/checkout/register-in-checkout';
import { fieldErrorsOf, invalidForm, prefixFields } from '@shop/domain/shared/field-errors';
import type { FieldError, FormRefusal } from '@shop/domain/shared/field-errors';
import { email, password } from '@shop/domain/shared/form-rules';
import { refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import type { SignedIn } from '@shop/domain/visit/session';
import type { StartedOver } from '@shop/domain/login/start-over';
import type { Shop } from '@shop/domain/shop';
import { signInRegistered } from '@shop/domain/checkout/sign-in-registered';
import { goOnStartedOver } from '@shop/domain/login/start-over';
import type { VisitorSession } from '../visit/visitor-session.ts';
import type { CheckoutForm } from './auth-bodies.ts';

type Option = 'register' | 'guest';

const errorsIn = (form: CheckoutForm, option: Option): readonly FieldError[] => [
  ...fieldErrorsOf({
    email: email(form.email),
    password: option === 'register' ? password(form.password) : undefined,
    passwordRepeat:
      option === 'register' && form.password !== form.passwordRepeat ? 'shop.form.error.password.repeat' : undefined,
    billingAddress: form.billingAddress === undefined ? 'vue.form.error.requiredField' : undefined,
  }),
  ...(form.billingAddress === undefined ? [] : prefixFields('billingAddress', addressErrors(form.billingAddress))),
  ...(form.shippingAddress === undefined ? [] : prefixFields('shippingAddress', addressErrors(form.shippingAddress))),
];

/** Authenticates a new visitor in the checkout: as a customer who registers, or as a guest (SHIP-10). */
export const enterAs =
  (shop: Pick<Shop, 'carts' | 'customers' | 'sessions'>) =>
  async (
    visitor: VisitorSession,
    option: Option,
    form: CheckoutForm,
  ): Promise<Result<SignedIn, FormRefusal | StartedOver>> => {
    const errors = errorsIn(form, option);
    const { billingAddress, shippingAddress } = form;
    if (errors.length > 0 || billingAddress === undefined) return refused(invalidForm(errors));
    const { email: address = '' } = form;
    const entered = await registerInCheckout(shop, visitor.shopper, {
      option,
      email: address,
      password: form.password ?? '',
      billingAddress: tidyAddress(billingAddress),
      ...(shippingAddress === undefined ? {} : { shippingAddress: tidyAddress(shippingAddress) }),
    });
    if (entered.ok) signInRegistered(visitor, entered.value, option, address);
    else if (entered.refusal.because === 'started-over') goOnStartedOver(visitor, entered.refusal);
    return entered;
  };
