import type { SpeditionQuestion } from '../shippers/spedition-fields.ts';
import type { WrittenLanguage } from '../shared/written-language.ts';

interface OrderMailTexts {
  readonly hello: string;
  /** To somebody whose name is not known. */
  readonly helloAnybody: string;
  readonly confirmed: {
    readonly subject: string;
    readonly intro: string;
    readonly delivery: string;
    readonly deliveryOf: string;
    readonly prepay: string;
    readonly attached: string;
    readonly questions: string;
  };
  readonly facts: {
    readonly order: string;
    readonly date: string;
    readonly reference: string;
    readonly costCentre: string;
    readonly comment: string;
  };
  readonly figures: {
    readonly each: string;
    readonly free: string;
    readonly subtotal: string;
    readonly subtotalNet: string;
    readonly shipping: string;
    readonly savings: string;
    readonly tax: string;
    readonly total: string;
    readonly totalGross: string;
    readonly payment: string;
    readonly delivery: string;
    readonly billing: string;
  };
  readonly spedition: Readonly<Record<SpeditionQuestion, string>>;
  readonly dispatched: {
    readonly subject: string;
    readonly intro: string;
    readonly rest: string;
    readonly code: string;
  };
  readonly invoice: { readonly subject: string; readonly intro: string };
  readonly delivered: { readonly subject: string; readonly intro: string; readonly returnUntil: string };
  readonly cancelled: {
    readonly subject: string;
    readonly intro: string;
    readonly nothingToPay: string;
    readonly refund: string;
  };
  readonly paymentReturned: {
    readonly subject: string;
    readonly intro: string;
    readonly refund: string;
    readonly again: string;
  };
  readonly links: {
    readonly order: string;
    readonly status: string;
    readonly track: string;
    readonly invoice: string;
    readonly sendBack: string;
  };
}

/** What mails about an order say. The gaps `{…}` are filled in. */
export const ORDER_MAIL_TEXTS: Readonly<Record<WrittenLanguage, OrderMailTexts>> = {
  de: {
    hello: 'Guten Tag {name},',
    helloAnybody: 'Guten Tag,',
    confirmed: {
      subject: 'Ihre Bestellung {order}',
      intro: 'vielen Dank für Ihre Bestellung. Wir haben sie erhalten und bereiten den Versand vor.',
      delivery: '{days} ({carrier})',
      deliveryOf: '{days} ({carrier}): {articles}',
      prepay:
        'Bitte überweisen Sie {amount} an {company}, IBAN {iban}, BIC {bic} ({bank}), Verwendungszweck {order}. Wir versenden, sobald das Geld da ist.',
      attached: 'Im Anhang: {documents}.',
      questions: 'Haben Sie Fragen? Sie erreichen uns unter {phone} und {email}.',
    },
    facts: {
      order: 'Bestellnummer',
      date: 'Bestellt am',
      reference: 'Ihre Referenz',
      costCentre: 'Kostenstelle',
      comment: 'Ihre Nachricht',
    },
    figures: {
      each: 'je {price}',
      free: 'kostenlos',
      subtotal: 'Zwischensumme',
      subtotalNet: 'Zwischensumme netto, zzgl. MwSt.',
      shipping: 'Versand',
      savings: 'Ersparnis',
      tax: 'MwSt. {rate} %',
      total: 'Gesamtsumme',
      totalGross: 'Gesamtsumme brutto',
      payment: 'Zahlungsart',
      delivery: 'Lieferung an',
      billing: 'Rechnung an',
    },
    spedition: { phone: 'Telefon für die Spedition', floor: 'Etage', access: 'Hinweise zur Zufahrt' },
    dispatched: {
      subject: 'Ihre Bestellung {order} ist unterwegs',
      intro: 'heute haben wir diese Artikel aus Ihrer Bestellung {order} verschickt:',
      rest: 'Die übrigen Artikel schicken wir Ihnen getrennt.',
      code: 'Versanddienst: {carrier}. Sendungsnummer: {code}',
    },
    invoice: {
      subject: 'Rechnung zur Bestellung {order}',
      intro: 'anbei die Rechnung über diese Artikel aus der Bestellung {order}:',
    },
    delivered: {
      subject: 'Ihre Bestellung {order} ist angekommen',
      intro: 'diese Artikel aus Ihrer Bestellung {order} sind zugestellt ({carrier}):',
      returnUntil: 'Passt etwas nicht? Bis zum {date} können Sie es zurücksenden.',
    },
    cancelled: {
      subject: 'Ihre Bestellung {order} ist storniert',
      intro: 'Ihre Bestellung {order} ist storniert. Diese Artikel liefern wir nicht:',
      nothingToPay: 'Sie müssen nichts bezahlen.',
      refund:
        'Den Betrag von {amount} erhalten Sie zurück, sofern Sie ihn schon bezahlt haben: auf demselben Weg, spätestens in 14 Tagen.',
    },
    paymentReturned: {
      subject: 'Ihre Zahlung zur Bestellung {order} geht zurück',
      intro:
        'Ihre Bestellung {order} ist nicht zustande gekommen, denn sie wurde geändert oder nicht zu Ende gebracht, bevor Ihre Zahlung bei uns war.',
      refund:
        'Den Betrag von {amount}, den Sie dafür bezahlt haben ({payment}), erhalten Sie zurück: auf demselben Weg, spätestens in 14 Tagen.',
      again: 'Haben Sie danach noch einmal bestellt, gilt die Bestätigung mit der neuen Bestellnummer.',
    },
    links: {
      order: 'Bestellung ansehen',
      status: 'Bestellstatus ansehen',
      track: 'Sendung verfolgen',
      invoice: 'Rechnung (PDF)',
      sendBack: 'Artikel zurücksenden',
    },
  },
  en: {
    hello: 'Dear {name},',
    helloAnybody: 'Hello,',
    confirmed: {
      subject: 'Your order {order}',
      intro: 'thank you for your order. We have received it and are preparing the delivery.',
      delivery: '{days} ({carrier})',
      deliveryOf: '{days} ({carrier}): {articles}',
      prepay:
        'Please transfer {amount} to {company}, IBAN {iban}, BIC {bic} ({bank}), reference {order}. We dispatch as soon as the money has arrived.',
      attached: 'Attached: {documents}.',
      questions: 'Any questions? You can reach us at {phone} and {email}.',
    },
    facts: {
      order: 'Order number',
      date: 'Ordered on',
      reference: 'Your reference',
      costCentre: 'Cost centre',
      comment: 'Your message',
    },
    figures: {
      each: '{price} each',
      free: 'free',
      subtotal: 'Subtotal',
      subtotalNet: 'Net subtotal, plus VAT',
      shipping: 'Delivery',
      savings: 'Saved',
      tax: 'VAT {rate}%',
      total: 'Total',
      totalGross: 'Gross total',
      payment: 'Payment',
      delivery: 'Delivered to',
      billing: 'Invoice to',
    },
    spedition: { phone: 'Telephone for the freight company', floor: 'Floor', access: 'Notes on access' },
    dispatched: {
      subject: 'Your order {order} is on its way',
      intro: 'today we dispatched these items of your order {order}:',
      rest: 'The other items will be sent separately.',
      code: 'Carrier: {carrier}. Tracking number: {code}',
    },
    invoice: {
      subject: 'Invoice for order {order}',
      intro: 'please find attached the invoice for these items of order {order}:',
    },
    delivered: {
      subject: 'Your order {order} has arrived',
      intro: 'these items of your order {order} have been delivered ({carrier}):',
      returnUntil: 'Something is not right? You can send it back until {date}.',
    },
    cancelled: {
      subject: 'Your order {order} is cancelled',
      intro: 'your order {order} is cancelled. We will not deliver these items:',
      nothingToPay: 'You do not have to pay anything.',
      refund: 'We will refund {amount} if you have already paid: by the same means, within 14 days at the latest.',
    },
    paymentReturned: {
      subject: 'Your payment for order {order} is being returned',
      intro:
        'your order {order} was not placed, because it was changed or not completed before your payment reached us.',
      refund:
        'We will return the {amount} that you paid for it ({payment}): by the same means, within 14 days at the latest.',
      again: 'If you ordered again afterwards, the confirmation with the new order number applies.',
    },
    links: {
      order: 'View your order',
      status: 'View the status of your order',
      track: 'Track your parcel',
      invoice: 'Invoice (PDF)',
      sendBack: 'Send items back',
    },
  },
};
