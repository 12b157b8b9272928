import { normalised } from '../shared/normalised.ts';
import { SPEDITION } from '../shippers/shipper.ts';
import { inForm, type NotSaved, renamed, type Saving, whyNotSaved } from './saving.ts';
import type { SaveShippingStep } from './shipping-step.ts';

/** Answers of the forwarding agent's questions, where it is the chosen carrier. */
export const saveSpedition = async (
  { ports, shopper, cartId }: Saving,
  { shipperCode, speditionFields = [] }: SaveShippingStep,
): Promise<NotSaved | undefined> => {
  if (shipperCode !== SPEDITION) return undefined;
  const saved = await ports.shippers.saveSpedition(shopper, cartId, speditionFields);
  return saved.ok ? undefined : inForm('speditionFields', saved.refusal);
};

export const saveOrderReference = async (
  { ports, shopper, cartId }: Saving,
  { orderReference }: SaveShippingStep,
): Promise<NotSaved | undefined> => {
  if (orderReference === undefined) return undefined;
  return whyNotSaved(await ports.carts.setOrderReference(shopper, cartId, normalised(orderReference)));
};

/** Addresses for the mails about invoice and delivery; only changed ones are sent. */
export const saveAlternativeEmails = async (
  { ports, shopper, cartId }: Saving,
  { billingAlternativeEmail: billing, shippingAlternativeEmail: shipping }: SaveShippingStep,
): Promise<NotSaved | undefined> => {
  if (billing?.hasChanged !== true && shipping?.hasChanged !== true) return undefined;
  const saved = await ports.carts.setAlternativeEmails(shopper, cartId, {
    ...(billing?.hasChanged === true ? { billing: normalised(billing.value) } : {}),
    ...(shipping?.hasChanged === true ? { shipping: normalised(shipping.value) } : {}),
  });
  const notSaved = whyNotSaved(saved);
  return notSaved?.because === 'invalid-form' ? renamed(notSaved, ({ field }) => (field === 'billing' || field === 'shipping' ? `${field}AlternativeEmail` : field)) : notSaved;
};
