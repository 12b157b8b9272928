import type { SignedIn } from '../sessions/sessions.port.ts';
import type { Shopper } from '../sessions/shopper.ts';
import type { StartedOver } from '../sessions/start-over.ts';
import { type FieldError, type FormRefusal, invalidForm } from '../shared/field-errors.ts';
import { firstRefusal } from '../shared/first-refusal.ts';
import { granted, refused, type Result } from '../shared/result.ts';
import { asSignedIn, enterCheckout, type Newcomer, newcomerOf } from './enter-checkout.ts';
import { saveBillingAddress, saveDelivery, savePackstation } from './save-addresses.ts';
import { saveAlternativeEmails, saveOrderReference, saveSpedition } from './save-cart-fields.ts';
import { saveContact } from './save-contact.ts';
import { isSessionLost, type NotSaved, renamed, type Saving, sessionExpired } from './saving.ts';
import { selectShipper } from './select-shipper.ts';
import { deliveryPlaceErrors, shippingStepErrors } from './shipping-errors.ts';
import { isAddressForm, type SavedShippingStep, type SaveShippingStep, type ShippingStepRefusal } from './shipping-step.ts';

type Answer = Result<SavedShippingStep, ShippingStepRefusal>;

const refusalIn = async <Value>(saved: Promise<Result<Value, NotSaved>>): Promise<NotSaved | undefined> => {
  const answer = await saved;
  return answer.ok ? undefined : answer.refusal;
};

/** Only the shop knows the country of an address of the book; it is asked if the delivery type depends on it. */
const bookPlaceErrors = async ({ ports: { addresses }, shopper }: Saving, command: SaveShippingStep): Promise<readonly FieldError[]> => {
  const { billingAddress, deliveryType } = command;
  if (deliveryType !== 'packstation' || isAddressForm(billingAddress)) return [];
  const chosen = (await addresses.billing(shopper)).find(({ addressId }) => addressId === billingAddress.addressId);
  return chosen === undefined ? [] : deliveryPlaceErrors(command, chosen.country);
};

const saveKnown = async (saving: Saving, command: SaveShippingStep): Promise<NotSaved | undefined> => {
  const refusal = await firstRefusal([() => saveOrderReference(saving, command), () => saveContact(saving, command)]);
  if (refusal !== undefined) return refusal;
  const billing = await saveBillingAddress(saving, command);
  if (!billing.ok) return billing.refusal;
  return firstRefusal([
    () => saveAlternativeEmails(saving, command),
    () => refusalIn(saveDelivery(saving, command, billing.value)),
    () => selectShipper(saving, command.shipperCode),
  ]);
};

const saveEntered = (saving: Saving, command: SaveShippingStep): Promise<NotSaved | undefined> =>
  firstRefusal([
    () => saveAlternativeEmails(saving, command),
    () => saveOrderReference(saving, command),
    () => (command.deliveryType === 'packstation' ? refusalIn(savePackstation(saving, command)) : Promise.resolve(undefined)),
    () => selectShipper(saving, command.shipperCode),
  ]);

const answerOf = ({ loginState }: Shopper, refusal: NotSaved | undefined, signedIn?: SignedIn): Answer => {
  const session = signedIn === undefined ? {} : { signedIn };
  if (refusal === undefined) return granted({ loginState, ...session });
  return refused({ ...(isSessionLost(refusal) ? sessionExpired : refusal), ...session });
};

const ACCOUNT_FIELDS = ['email', 'password', 'passwordRepeat'];

/** The shop's objections to a registration, at the fields of the step. */
const inStep = (refusal: FormRefusal | StartedOver): FormRefusal | StartedOver =>
  refusal.because === 'started-over' ? refusal : renamed(refusal, ({ field }) => (ACCOUNT_FIELDS.includes(field) ? `account.${field}` : field));

const enterAndSave = async (saving: Saving, newcomer: Newcomer, command: SaveShippingStep): Promise<Answer> => {
  const entered = await enterCheckout(saving.ports, saving.shopper, newcomer);
  if (!entered.ok) return refused(inStep(entered.refusal));
  const shopper = asSignedIn(saving.shopper, newcomer, entered.value);
  const refusal = await saveEntered({ ...saving, shopper, cartId: entered.value.updatedCartId }, command);
  return answerOf(shopper, refusal, entered.value);
};

/**
 * Saves the shipping step in the order of the specification (A4): all forms are checked, then the forwarding agent's
 * fields are saved. A known shopper's order reference, contact, billing address, alternative e-mails and place of delivery
 * follow; a newcomer is authenticated, then the alternative e-mails. The carrier comes last, once the cart knows where it goes.
 */
export const saveShippingStep =
  (ports: Saving['ports']) =>
  async (shopper: Shopper, command: SaveShippingStep): Promise<Answer> => {
    const { cartId, loginState } = shopper;
    const newcomer = loginState === 'logged-out' ? newcomerOf(command) : undefined;
    if (cartId === undefined || (loginState === 'logged-out' && newcomer === undefined)) return refused(sessionExpired);
    const saving = { ports, shopper, cartId };
    const errors = [...shippingStepErrors(command, loginState), ...(await bookPlaceErrors(saving, command))];
    if (errors.length > 0) return refused(invalidForm(errors));
    const refusal = await saveSpedition(saving, command);
    if (refusal !== undefined) return answerOf(shopper, refusal);
    if (newcomer !== undefined) return enterAndSave(saving, newcomer, command);
    return answerOf(shopper, await saveKnown(saving, command));
  };
