import { normaliseText } from '../shared/normalise-text.ts';
import { readEmail } from '../shared/read-email.ts';
import { SPEDITION } from '../shippers/shipper.ts';
import { readSpeditionAnswer } from '../shippers/spedition-rules.ts';
import {
  inNestedForm,
  type SaveRefusal,
  renameFields,
  type ShippingStepContext,
  saveRefusalOf,
} from './save-refusals.ts';
import type { SaveShippingStep } from './shipping-step.ts';

/** Saves the answers for the forwarding agent if it is the selected carrier. */
export const saveSpedition = async (
  { ports, shopper, cartId }: ShippingStepContext,
  { shipperCode, speditionFields = [] }: SaveShippingStep,
): Promise<SaveRefusal | undefined> => {
  if (shipperCode !== SPEDITION) return undefined;
  const saved = await ports.shippers.saveSpedition(
    shopper,
    cartId,
    speditionFields.map(({ fieldName, fieldValue }) => ({
      fieldName,
      fieldValue: readSpeditionAnswer(fieldName, fieldValue),
    })),
  );
  return saved.ok ? undefined : inNestedForm('speditionFields', saved.refusal);
};

export const saveOrderReference = async (
  { ports, shopper, cartId }: ShippingStepContext,
  { orderReference }: SaveShippingStep,
): Promise<SaveRefusal | undefined> => {
  if (orderReference === undefined) return undefined;
  return saveRefusalOf(await ports.carts.setOrderReference(shopper, cartId, normaliseText(orderReference)));
};

/** Cost centres belong to schools and companies: on a consumer shop there is no field for one. */
export const saveCostCentre = async (
  { ports, shopper, cartId }: ShippingStepContext,
  { costCentre }: SaveShippingStep,
): Promise<SaveRefusal | undefined> => {
  if (costCentre === undefined || !shopper.storefront.isB2b) return undefined;
  return saveRefusalOf(await ports.carts.setCostCentre(shopper, cartId, normaliseText(costCentre)));
};

/** Addresses for the mails about invoice and delivery; only changed ones are sent. */
export const saveAlternativeEmails = async (
  { ports, shopper, cartId }: ShippingStepContext,
  { billingAlternativeEmail: billing, shippingAlternativeEmail: shipping }: SaveShippingStep,
): Promise<SaveRefusal | undefined> => {
  if (billing?.hasChanged !== true && shipping?.hasChanged !== true) return undefined;
  const saved = await ports.carts.setAlternativeEmails(shopper, cartId, {
    ...(billing?.hasChanged === true ? { billing: readEmail(billing.value) } : {}),
    ...(shipping?.hasChanged === true ? { shipping: readEmail(shipping.value) } : {}),
  });
  const refusal = saveRefusalOf(saved);
  return refusal?.because === 'invalid-form'
    ? renameFields(refusal, ({ field }) =>
        field === 'billing' || field === 'shipping' ? `${field}AlternativeEmail` : field,
      )
    : refusal;
};
