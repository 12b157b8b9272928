import type { SignedIn } from '../visit/session.ts';
import type { Shopper } from '../visit/shopper.ts';
import type { StartedOver } from '../login/start-over.ts';
import { type FieldError, type FormRefusal, invalidForm } from '../shared/field-errors.ts';
import { firstRefusal, granted, refused, type Result } from '../shared/result.ts';
import {
  asSignedIn,
  registerInCheckout,
  type CheckoutRegistration,
  checkoutRegistrationOf,
} from './register-in-checkout.ts';
import { saveBillingAddress, saveDelivery, savePackstation } from './save-addresses.ts';
import { saveAlternativeEmails, saveCostCentre, saveOrderReference, saveSpedition } from './save-cart-fields.ts';
import { saveContact } from './save-contact.ts';
import { isSessionLost } from '../sessions/session-lost.ts';
import { type SaveRefusal, renameFields, type ShippingStepContext, sessionExpired } from './save-refusals.ts';
import { selectShipper } from './select-shipper.ts';
import { deliveryPlaceErrors, shippingStepErrors } from './shipping-errors.ts';
import {
  isAddressForm,
  type SavedShippingStep,
  type SaveShippingStep,
  type ShippingStepRefusal,
} from './shipping-step.ts';

type SaveResult = Result<SavedShippingStep, ShippingStepRefusal>;

const refusalIn = async <Value>(saved: Promise<Result<Value, SaveRefusal>>): Promise<SaveRefusal | undefined> => {
  const result = await saved;
  return result.ok ? undefined : result.refusal;
};

/** Only the shop knows the country of a saved address. It is read if the delivery type depends on it. */
const bookPlaceErrors = async (
  { ports: { addresses }, shopper }: ShippingStepContext,
  command: SaveShippingStep,
): Promise<readonly FieldError[]> => {
  const { billingAddress, deliveryType } = command;
  if (deliveryType !== 'packstation' || isAddressForm(billingAddress)) return [];
  const chosen = (await addresses.billing(shopper)).find(({ addressId }) => addressId === billingAddress.addressId);
  return chosen === undefined ? [] : deliveryPlaceErrors(command, chosen.country);
};

const saveKnown = async (context: ShippingStepContext, command: SaveShippingStep): Promise<SaveRefusal | undefined> => {
  const refusal = await firstRefusal([
    () => saveOrderReference(context, command),
    () => saveCostCentre(context, command),
    () => saveContact(context, command),
  ]);
  if (refusal !== undefined) return refusal;
  const billing = await saveBillingAddress(context, command);
  if (!billing.ok) return billing.refusal;
  return firstRefusal([
    () => saveAlternativeEmails(context, command),
    () => refusalIn(saveDelivery(context, command, billing.value)),
    () => selectShipper(context, command.shipperCode),
  ]);
};

const saveEntered = (context: ShippingStepContext, command: SaveShippingStep): Promise<SaveRefusal | undefined> =>
  firstRefusal([
    () => saveAlternativeEmails(context, command),
    () => saveOrderReference(context, command),
    () =>
      command.deliveryType === 'packstation'
        ? refusalIn(savePackstation(context, command))
        : Promise.resolve(undefined),
    () => selectShipper(context, command.shipperCode),
  ]);

const resultOf = ({ loginState }: Shopper, refusal: SaveRefusal | undefined, signedIn?: SignedIn): SaveResult => {
  const session = signedIn === undefined ? {} : { signedIn };
  if (refusal === undefined) return granted({ loginState, ...session });
  return refused({ ...(isSessionLost(refusal) ? sessionExpired : refusal), ...session });
};

const ACCOUNT_FIELDS = ['email', 'password', 'passwordRepeat'];

/** The shop's errors about a registration, at the fields of the step. */
const inStep = (refusal: FormRefusal | StartedOver): FormRefusal | StartedOver =>
  refusal.because === 'started-over'
    ? refusal
    : renameFields(refusal, ({ field }) => (ACCOUNT_FIELDS.includes(field) ? `account.${field}` : field));

const enterAndSave = async (
  context: ShippingStepContext,
  registration: CheckoutRegistration,
  command: SaveShippingStep,
): Promise<SaveResult> => {
  const entered = await registerInCheckout(context.ports, context.shopper, registration);
  if (!entered.ok) return refused(inStep(entered.refusal));
  const shopper = asSignedIn(context.shopper, registration, entered.value);
  const { value: signedIn } = entered;
  return saveEntered({ ...context, shopper, cartId: signedIn.updatedCartId }, command).then(
    (refusal) => resultOf(shopper, refusal, signedIn),
    (failure: unknown) => refused({ because: 'failed-after-sign-in', failure, signedIn }),
  );
};

/**
 * Saves the shipping step in the order of SHIP-07 to SHIP-10: all forms are checked, then the forwarding agent's
 * fields are saved. For a known shopper, order reference, contact, billing address, alternative e-mails and place of
 * delivery follow; a visitor without a session is registered, then the alternative e-mails are saved. The carrier comes last, once the cart has its destination.
 */
export const saveShippingStep =
  (ports: ShippingStepContext['ports']) =>
  async (shopper: Shopper, command: SaveShippingStep): Promise<SaveResult> => {
    const { cartId, loginState } = shopper;
    const registration = loginState === 'logged-out' ? checkoutRegistrationOf(command) : undefined;
    if (cartId === undefined || (loginState === 'logged-out' && registration === undefined))
      return refused(sessionExpired);
    const context = { ports, shopper, cartId };
    const errors = [...shippingStepErrors(command, loginState), ...(await bookPlaceErrors(context, command))];
    if (errors.length > 0) return refused(invalidForm(errors));
    const refusal = await saveSpedition(context, command);
    if (refusal !== undefined) return resultOf(shopper, refusal);
    if (registration !== undefined) return enterAndSave(context, registration, command);
    return resultOf(shopper, await saveKnown(context, command));
  };
