import type { CountryCode } from '@shop/domain/shared/country';
import type { ReturnCarrier, ReturnItem, SelectedReturnItem } from '@shop/domain/returns/return';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { localise } from '../goods/catalogue-context.ts';
import type { Texts } from '../goods/goods.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import type { View } from '../worlds/transaction.ts';

/** Parcel services take no heavier parcel. */
export const MAX_PARCEL_GRAMS = 31_500;

interface CarrierOffer {
  readonly code: string;
  readonly name: Texts;
  readonly description: Texts;
  readonly isForwardingAgent?: boolean;
}

const named = (name: string): Texts => ({ de: name, en: name });
const AT_A_SHOP: Texts = {
  de: 'Etikett ausdrucken, aufkleben und das Paket in einer Filiale oder Paketstation abgeben.',
  en: 'Print the label, stick it on and hand the parcel in at a branch or parcel station.',
};
const PICK_UP: Texts = {
  de: 'Die Spedition ruft Sie an und holt die Ware an der Bordsteinkante ab.',
  en: 'The freight company calls you and collects the goods at the kerb.',
};

const dhl: CarrierOffer = { code: 'dhl', name: named('DHL'), description: AT_A_SHOP };
const dpd: CarrierOffer = { code: 'dpd', name: named('DPD'), description: AT_A_SHOP };
const austrianPost: CarrierOffer = {
  code: 'austrian-post',
  name: { de: 'Österreichische Post', en: 'Austrian Post' },
  description: AT_A_SHOP,
};
const swissPost: CarrierOffer = {
  code: 'swiss-post',
  name: { de: 'Schweizerische Post', en: 'Swiss Post' },
  description: AT_A_SHOP,
};
const forwarding: CarrierOffer = {
  code: 'spedition',
  name: { de: 'Abholung durch Spedition', en: 'Collection by freight company' },
  description: PICK_UP,
  isForwardingAgent: true,
};

/** Who collects in which country. Elsewhere nobody does: goods come back without a label. */
const BY_COUNTRY: Readonly<Record<CountryCode, readonly CarrierOffer[]>> = {
  DE: [dhl, dpd, forwarding],
  AT: [austrianPost, dpd, forwarding],
  CH: [swissPost],
  LI: [swissPost],
  IT: [],
};

/** What is sent, as far as carriers care. */
interface Consignment {
  readonly grams: number;
  readonly isBulky: boolean;
}

const consignmentOf = (
  { goods }: View,
  { confirmation }: OrderRecord,
  selected: readonly SelectedReturnItem[],
  items: readonly ReturnItem[],
): Consignment => {
  const pieces = selected.flatMap(({ id, quantity }) => {
    const line = items.find((item) => item.id === id);
    const item = goods.item(confirmation.positions[(line?.lineNo ?? 0) - 1]?.itemId ?? '');
    return item === undefined ? [] : [{ item, quantity }];
  });
  return {
    grams: pieces.reduce((sum, { item, quantity }) => sum + item.weightGrams * quantity, 0),
    isBulky: pieces.some(({ item }) => item.bulky),
  };
};

const noticeFor = (
  { isForwardingAgent = false }: CarrierOffer,
  { grams, isBulky }: Consignment,
): MessageKey | undefined => {
  const isTooHeavy = isBulky || grams > MAX_PARCEL_GRAMS;
  if (isForwardingAgent) return isTooHeavy ? undefined : 'shop.return.carrier.tooLight';
  return isTooHeavy ? 'shop.return.carrier.tooHeavy' : undefined;
};

/** Who may take the selected goods back from where they were delivered. Those who can come first. */
export const carriersFor = (
  view: View,
  storefront: Storefront,
  returned: {
    readonly order: OrderRecord;
    readonly selected: readonly SelectedReturnItem[];
    readonly items: readonly ReturnItem[];
  },
): readonly ReturnCarrier[] => {
  const consignment = consignmentOf(view, returned.order, returned.selected, returned.items);
  const offers = BY_COUNTRY[returned.order.confirmation.shippingAddress.country].map((offer): ReturnCarrier => {
    const notice = noticeFor(offer, consignment);
    const shown = {
      code: offer.code,
      name: localise(storefront, offer.name),
      description: localise(storefront, offer.description),
    };
    return notice === undefined ? { ...shown, enabled: true } : { ...shown, enabled: false, notice };
  });
  return offers.toSorted((a, b) => Number(b.enabled) - Number(a.enabled));
};
