import { TIME_ZONE } from '@shop/domain/shared/time-zone';
import { LANGUAGE_RULES } from '@shop/domain/storefronts/language';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { deliveryText } from '../shippers/delivery-text.ts';
import { shipmentStatusOf } from '../orders/shipment-record.ts';
import { page } from './page-layout.ts';
import type { ProviderReply } from './provider.ts';
import { escapeHtml } from '../shared/escape-html.ts';
import { type WrittenLanguage, writtenLanguage } from '../shared/written-language.ts';
import type { View } from '../worlds/transaction.ts';
import type { DispatchedShipment } from '../orders/shipment-documents.ts';

interface ParcelTexts {
  readonly notice: string;
  readonly title: string;
  readonly packed: string;
  readonly dispatched: string;
  readonly delivered: string;
}

const TEXTS: Readonly<Record<WrittenLanguage, ParcelTexts>> = {
  de: {
    notice: 'Testseite: So zeigt der Versanddienst die Sendung. Es gibt kein echtes Paket.',
    title: 'Sendung {code}',
    packed: 'Der Absender bereitet die Sendung vor.',
    dispatched: 'Wir haben die Sendung vom Absender übernommen.',
    delivered: 'Die Sendung ist zugestellt.',
  },
  en: {
    notice: 'Test page: this is how the carrier shows the parcel. There is no real one.',
    title: 'Parcel {code}',
    packed: 'The sender is preparing the parcel.',
    dispatched: 'We have collected the parcel from the sender.',
    delivered: 'The parcel has been delivered.',
  },
};

/** The carrier's page about a shipment: what has happened so far, the latest first. */
export const parcelPage = ({ now }: View, { order, shipment }: DispatchedShipment): ProviderReply => {
  const storefront = STOREFRONTS[order.storefrontId];
  const written = writtenLanguage(storefront.language);
  const texts = TEXTS[written];
  const format = new Intl.DateTimeFormat(LANGUAGE_RULES[storefront.language].formatLocale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  });
  const { packedAt, dispatchedAt, deliveredAt, trackingCode, carrierName } = shipment;
  const steps = [
    [deliveredAt, texts.delivered],
    [dispatchedAt, texts.dispatched],
    [packedAt, texts.packed],
  ] as const;
  const past = steps.filter(([at]) => at <= now.getTime());
  const title = texts.title.replace('{code}', trackingCode);
  const rows = past.map(
    ([at, said]) =>
      `<tr><td><time datetime="${new Date(at).toISOString()}">${escapeHtml(format.format(at))}</time></td><td>${escapeHtml(said)}</td></tr>`,
  );
  const expected =
    shipmentStatusOf(shipment, now) === 'delivered' ? '' : `<p>${escapeHtml(deliveryText(shipment, storefront))}</p>`;
  return page({
    look: 'card',
    status: 200,
    language: written,
    title,
    texts: { provider: carrierName, notice: texts.notice },
    body: `<h1>${escapeHtml(title)}</h1>\n${expected}\n<table><tbody>\n${rows.join('\n')}\n</tbody></table>`,
  });
};
