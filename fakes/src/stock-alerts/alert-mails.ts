import { STOCK_ALERT_DAYS, STOCK_ALERT_LINK_DAYS } from '@shop/domain/stock-alerts/stock-alerts';
import { stockAlertConfirmationPath, stockAlertEndPath } from '@shop/domain/shared/paths';
import type { Texts } from '../goods/goods.ts';
import { both } from '../goods/product-template.ts';
import { variantLabels } from '../goods/project-item.ts';
import { sayIn } from '../mails/say-in.ts';
import { sendMail } from '../mails/send-mail.ts';
import type { MailPart, MailTemplate } from '../worlds/mail.ts';
import type { Transaction } from '../worlds/transaction.ts';
import { mailedLink } from './alert-links.ts';
import type { StockAlertRecord } from './alert-record.ts';
import { alertKey, projectAlert, storefrontOf } from './stored-alerts.ts';

type LinkName = 'confirm' | 'end' | 'item';

/** Its paragraphs and links in order. Without any advertising: whoever gets it has asked about one article. */
interface Letter {
  readonly template: MailTemplate;
  readonly subject: Texts;
  readonly parts: readonly (Texts | LinkName)[];
}

const HELLO = both('Guten Tag,', 'Hello,');
const ITEM = both('Artikel: {name}', 'Item: {name}');

const LINKS: Readonly<Record<LinkName, { readonly rel: string; readonly label: Texts }>> = {
  confirm: { rel: 'stock-alert-confirmation', label: both('Benachrichtigung bestätigen', 'Confirm the alert') },
  end: { rel: 'stock-alert-end', label: both('Nicht benachrichtigen', 'Cancel the alert') },
  item: { rel: 'stock-alert-item', label: both('Artikel ansehen', 'View the item') },
};

const CONFIRMATION: Letter = {
  template: 'stock-alert-confirmation',
  subject: both('Bitte bestätigen Sie Ihre Benachrichtigung', 'Please confirm your alert'),
  parts: [
    HELLO,
    both(
      'mit dieser E-Mail-Adresse möchte jemand erfahren, wann ein Artikel wieder lieferbar ist. Bitte bestätigen Sie, dass Sie das waren.',
      'Somebody wants to know at this e-mail address when an item is back in stock. Please confirm that this was you.',
    ),
    ITEM,
    'confirm',
    both(
      'Der Link gilt {linkDays} Tage lang. Ohne Ihre Bestätigung schreiben wir Ihnen nicht.',
      'The link works for {linkDays} days. Without your confirmation we will not write to you.',
    ),
    both(
      'Sie waren das nicht, oder es hat sich erledigt? Dann beenden Sie die Benachrichtigung.',
      'Was it not you, or is it no longer needed? Then cancel the alert.',
    ),
    'end',
  ],
};

const WATCHING: Letter = {
  template: 'stock-alert-watching',
  subject: both('Wir sagen Ihnen, wenn der Artikel wieder da ist', 'We will tell you when the item is back'),
  parts: [
    HELLO,
    both(
      'sobald dieser Artikel wieder lieferbar ist, schicken wir Ihnen eine E-Mail. Damit endet die Benachrichtigung, spätestens nach {days} Tagen.',
      'As soon as this item is back in stock, we will send you an e-mail. That ends the alert, which lasts {days} days at most.',
    ),
    ITEM,
    both('Möchten Sie das nicht mehr? Dann genügt ein Klick.', 'No longer want it? One click is enough.'),
    'end',
  ],
};

const BACK: Letter = {
  template: 'stock-alert-back',
  subject: both('Wieder lieferbar: {name}', 'Back in stock: {name}'),
  parts: [
    HELLO,
    both(
      'der Artikel, auf den Sie warten, ist wieder lieferbar. Reserviert ist er nicht.',
      'The item that you are waiting for is back in stock. It is not reserved for you.',
    ),
    ITEM,
    'item',
    both(
      'Mit dieser Nachricht endet Ihre Benachrichtigung, und wir löschen sie.',
      'This message ends your alert, and we delete it.',
    ),
  ],
};

const nameOf = (tx: Transaction, alert: StockAlertRecord, name: string): string => {
  const item = tx.goods.item(alert.itemId);
  const product = tx.goods.product(item?.productId ?? '');
  if (item === undefined || product === undefined) return name;
  return [name, ...variantLabels(item, product, { storefront: storefrontOf(alert) }).map(({ value }) => value)].join(
    ', ',
  );
};

const send = (tx: Transaction, alert: StockAlertRecord, { template, subject, parts }: Letter): void => {
  const storefront = storefrontOf(alert);
  const item = projectAlert(tx, alert, storefront);
  if (item === undefined) return;
  const say = sayIn(storefront);
  const key = alertKey(alert.email, alert.itemId);
  const values = {
    name: nameOf(tx, alert, item.name),
    days: String(STOCK_ALERT_DAYS),
    linkDays: String(STOCK_ALERT_LINK_DAYS),
  };
  const urlOf = {
    confirm: () => stockAlertConfirmationPath(mailedLink(tx, key, 'confirmation')),
    end: () => stockAlertEndPath(mailedLink(tx, key, 'end')),
    item: () => item.path,
  };
  const written = (part: Texts | LinkName): MailPart =>
    typeof part === 'string'
      ? { rel: LINKS[part].rel, label: say(LINKS[part].label), url: urlOf[part]() }
      : say(part, values);
  sendMail(tx, { to: alert.email, template, storefront, subject: say(subject, values), parts: parts.map(written) });
};

export const sendAlertConfirmation = (tx: Transaction, alert: StockAlertRecord): void => send(tx, alert, CONFIRMATION);
export const sendWatching = (tx: Transaction, alert: StockAlertRecord): void => send(tx, alert, WATCHING);
export const sendBackInStock = (tx: Transaction, alert: StockAlertRecord): void => send(tx, alert, BACK);
