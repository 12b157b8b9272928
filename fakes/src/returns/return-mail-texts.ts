import type { WrittenLanguage } from '../shared/written-language.ts';

/** The texts of the mails about a return. Gaps are filled by name. */
interface ReturnMailTexts {
  readonly hello: string;
  readonly announced: {
    readonly subject: string;
    readonly intro: string;
    readonly wanted: string;
    readonly print: string;
    readonly collected: string;
    readonly label: string;
    readonly noLabel: string;
    readonly address: string;
  };
  readonly received: { readonly subject: string; readonly intro: string };
  readonly refunded: {
    readonly subject: string;
    readonly intro: string;
    readonly credit: string;
    readonly goods: string;
    readonly shipping: string;
    readonly tax: string;
    readonly total: string;
  };
  readonly replaced: { readonly subject: string; readonly intro: string };
  readonly repaired: { readonly subject: string; readonly intro: string };
}

export const RETURN_MAIL_TEXTS: Readonly<Record<WrittenLanguage, ReturnMailTexts>> = {
  de: {
    hello: 'Guten Tag {name},',
    announced: {
      subject: 'Ihre Rücksendung {rma} zur Bestellung {order}',
      intro: 'Sie senden uns Artikel der Bestellung {order} zurück. Ihre Rücksendenummer ist {rma}.',
      wanted: 'Sie möchten: {regulation}',
      print:
        'Bitte drucken Sie für jedes Paket ein Etikett aus und geben Sie die Ware beim Versanddienst ab: {carrier}.',
      collected:
        'Bitte drucken Sie das Etikett aus und bringen Sie es an der Ware an. Die Spedition meldet sich bei Ihnen, um einen Termin zur Abholung zu vereinbaren.',
      label: 'Etikett als PDF',
      noLabel: 'Bitte senden Sie die Ware an die folgende Adresse und schreiben Sie die Rücksendenummer auf das Paket:',
      address: '{company}, Retouren, {street}, {city}, {country}',
    },
    received: {
      subject: 'Ihre Rücksendung {rma} ist bei uns',
      intro: 'Ihre Rücksendung {rma} ist bei uns angekommen. Wir prüfen sie und melden uns in den nächsten Tagen.',
    },
    refunded: {
      subject: 'Erstattung zur Rücksendung {rma}',
      intro:
        'wir haben Ihre Rücksendung {rma} geprüft und erstatten Ihnen {total} auf dem Weg, auf dem Sie bezahlt haben ({payment}).',
      credit: 'wir haben Ihre Rücksendung {rma} geprüft und schreiben Ihrem Kundenkonto {total} gut.',
      goods: 'Ware: {amount}',
      shipping: 'Versandkosten: {amount}',
      tax: 'MwSt. {rate} %: {amount}',
      total: 'Summe: {amount}',
    },
    replaced: {
      subject: 'Ersatz für Ihre Rücksendung {rma}',
      intro: 'wir haben Ihre Rücksendung {rma} geprüft. Der Ersatz ist auf dem Weg zu Ihnen:',
    },
    repaired: {
      subject: 'Reparatur zu Ihrer Rücksendung {rma}',
      intro: 'wir haben Ihre Rücksendung {rma} geprüft. Die Ware ist repariert und auf dem Weg zu Ihnen:',
    },
  },
  en: {
    hello: 'Dear {name},',
    announced: {
      subject: 'Your return {rma} for order {order}',
      intro: 'you are returning items of order {order}. Your return number is {rma}.',
      wanted: 'You would like: {regulation}',
      print: 'Please print one label for each parcel and hand the goods in to the carrier: {carrier}.',
      collected:
        'Please print the label and attach it to the goods. The freight company will contact you to arrange the collection.',
      label: 'Label as a PDF',
      noLabel: 'Please send the goods to the following address and write the return number on the parcel:',
      address: '{company}, Returns, {street}, {city}, {country}',
    },
    received: {
      subject: 'Your return {rma} has arrived',
      intro: 'your return {rma} has reached us. We are checking it and will write to you in the next few days.',
    },
    refunded: {
      subject: 'Refund for return {rma}',
      intro: 'we have checked your return {rma} and are refunding {total} in the way in which you paid ({payment}).',
      credit: 'we have checked your return {rma} and have credited {total} to your account.',
      goods: 'Goods: {amount}',
      shipping: 'Delivery costs: {amount}',
      tax: 'VAT {rate}%: {amount}',
      total: 'Total: {amount}',
    },
    replaced: {
      subject: 'Replacement for your return {rma}',
      intro: 'we have checked your return {rma}. The replacement is on its way to you:',
    },
    repaired: {
      subject: 'Repair for your return {rma}',
      intro: 'we have checked your return {rma}. The goods have been repaired and are on their way to you:',
    },
  },
};
