import { productSelectionPath } from '@shop/domain/returns/returns-guard';
import { returnUntil } from '@shop/domain/returns/return-window';
import { berlinDate } from '@shop/domain/shared/calendar';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { deliveryText } from '../shippers/delivery-text.ts';
import { invoiceNumber } from './invoice/invoice-number.ts';
import { shipmentDocument } from './shipment-documents.ts';
import type { MailContent } from '../mails/send-mail.ts';
import { writtenDay } from '@shop/domain/storefronts/written-day';
import type { MailLink } from '../worlds/mail.ts';
import type { Transaction } from '../worlds/transaction.ts';
import { returnHashOf } from './returnability.ts';
import {
  articleLine,
  articlesOf,
  languageOf,
  orderLink,
  orderMailTexts,
  say,
  sendOrderMail,
  sendToOther,
} from './send-order-mail.ts';
import type { OrderRecord } from './order-record.ts';
import { type ShipmentRecord, shipmentStatusOf } from './shipment-record.ts';

type Attachments = NonNullable<MailContent['attachments']>;

const goods = (order: OrderRecord, shipment: ShipmentRecord): readonly string[] =>
  articlesOf(order, shipment).map((position) => articleLine(position));

/** Whether another shipment of the order still waits in the warehouse. */
const hasRest = ({ shipments }: OrderRecord, now: Date): boolean =>
  shipments.some((shipment) => ['received', 'in-dispatch'].includes(shipmentStatusOf(shipment, now)));

interface Documents {
  readonly tracking: string | undefined;
  readonly invoice: string | undefined;
}

/** The carrier's page and the invoice. */
const documentLinks = (order: OrderRecord, { tracking, invoice }: Documents): readonly MailLink[] => {
  const { links } = orderMailTexts(order);
  return [
    ...(tracking === undefined ? [] : [{ rel: 'tracking', label: links.track, url: tracking }]),
    ...(invoice === undefined ? [] : [{ rel: 'invoice', label: links.invoice, url: invoice }]),
  ];
};

/** The invoice goes to the address that was named for it; without one, to the buyer with the dispatch. */
const sendInvoice = (tx: Transaction, order: OrderRecord, shipment: ShipmentRecord, attachments: Attachments): void => {
  const { invoice, facts } = orderMailTexts(order);
  const { orderReference, costCentre } = order.confirmation;
  const rows = [
    [facts.reference, orderReference],
    [facts.costCentre, costCentre],
  ].flatMap(([label = '', value]) => (value === undefined ? [] : [[label, value] as const]));
  sendToOther(tx, order, order.alternativeEmails.invoice, {
    template: 'invoice',
    subject: say(order, invoice.subject),
    attachments,
    parts: [say(order, invoice.intro), ...goods(order, shipment), ...(rows.length === 0 ? [] : [{ rows }])],
  });
};

export const sendDispatched = (tx: Transaction, order: OrderRecord, shipment: ShipmentRecord): void => {
  const { dispatched } = orderMailTexts(order);
  const { invoice: invoiceEmail, delivery: deliveryEmail } = order.alternativeEmails;
  const documents = {
    tracking: shipmentDocument(tx, 'parcel', order, shipment),
    invoice: shipmentDocument(tx, 'invoice', order, shipment),
  };
  const name = `${invoiceNumber({ order, shipmentNo: order.shipments.indexOf(shipment) + 1 })}.pdf`;
  const attachments: Attachments =
    documents.invoice === undefined ? [] : [{ name, type: 'application/pdf', url: documents.invoice }];
  const envelope = { template: 'order-dispatched', subject: say(order, dispatched.subject) } as const;
  const parts = [
    say(order, dispatched.intro),
    ...goods(order, shipment),
    deliveryText(shipment, STOREFRONTS[order.storefrontId]),
    say(order, dispatched.code, { carrier: shipment.carrierName, code: shipment.trackingCode }),
    ...(hasRest(order, tx.now) ? [say(order, dispatched.rest)] : []),
  ];
  sendOrderMail(tx, order, {
    ...envelope,
    attachments: invoiceEmail === undefined ? attachments : [],
    parts: [...parts, ...documentLinks(order, documents), orderLink(order)],
  });
  sendToOther(tx, order, deliveryEmail, {
    ...envelope,
    parts: [...parts, ...documentLinks(order, { ...documents, invoice: undefined })],
  });
  sendInvoice(tx, order, shipment, attachments);
};

/** The way to the return, and until when it is open. */
const returnParts = (tx: Transaction, order: OrderRecord, shipment: ShipmentRecord): readonly (string | MailLink)[] => {
  if (returnHashOf(tx, order).returnHash === undefined) return [];
  const { delivered, links } = orderMailTexts(order);
  const lastDay = returnUntil(berlinDate(new Date(shipment.deliveredAt)), STOREFRONTS[order.storefrontId].legalRegime);
  const date = writtenDay(languageOf(order), lastDay);
  return [
    say(order, delivered.returnUntil, { date }),
    { rel: 'return', label: links.sendBack, url: productSelectionPath(order.hash) },
  ];
};

export const sendDelivered = (tx: Transaction, order: OrderRecord, shipment: ShipmentRecord): void => {
  const { delivered } = orderMailTexts(order);
  const envelope = { template: 'order-delivered', subject: say(order, delivered.subject) } as const;
  const parts = [say(order, delivered.intro, { carrier: shipment.carrierName }), ...goods(order, shipment)];
  sendOrderMail(tx, order, { ...envelope, parts: [...parts, ...returnParts(tx, order, shipment), orderLink(order)] });
  sendToOther(tx, order, order.alternativeEmails.delivery, { ...envelope, parts });
};
