import { LOCAL_HOST_MARKERS } from '@shop/domain/storefronts/host-markers';
import { ALL_STOREFRONTS, type Storefront, type StorefrontId } from '@shop/domain/storefronts/storefront';
import { aCancellation } from '@shop/domain/testing/a-cancellation';
import { aContactRequest } from '@shop/domain/testing/a-contact-request';
import { aDeclaration } from '@shop/domain/testing/a-declaration';
import { aReturnContact, aReturnDraft, aSelectedItem } from '@shop/domain/testing/a-return';
import { describe, expect, it } from 'vitest';
import { sendCertificateReceipt, sendCustomerNumber } from '../businesses/certificate-mails.ts';
import { sendContactCopy, sendContactRequestMail } from '../contact-requests/contact-mails.ts';
import { sendCancellationReceipt, sendMembershipCancelled } from '../cancellations/cancellation-mails.ts';
import {
  sendAccountDeleted,
  sendEmailChanged,
  sendPasswordChanged,
  sendPasswordForgotten,
} from '../customers/account-mails.ts';
import type { Account } from '../sessions/user.ts';
import { sendCancelled } from '../orders/cancellation-mail.ts';
import { sendOrderConfirmation } from '../orders/order-confirmation-mail.ts';
import { sendPaymentReturned } from '../orders/returned-payment-mail.ts';
import { sendDelivered, sendDispatched } from '../orders/shipment-mails.ts';
import { PERSONAS } from '../personas/personas.ts';
import { primePlans } from '../prime/prime-plans.ts';
import {
  sendMembershipEnded,
  sendMembershipRenewed,
  sendSubscriptionPaymentReturned,
  sendWaitingListReceipt,
  sendWelcome,
} from '../prime/prime-mails.ts';
import { sendReturnAnnounced, sendReturnReceived, sendReturnSettled } from '../returns/return-mails.ts';
import { sendRegistrationMail } from '../login/registration-mail.ts';
import { aShipment, anOrderRecord } from '../testing/an-order-record.ts';
import { aView } from '../testing/a-view.ts';
import { selectItem } from '../goods/select-items.ts';
import { sendAlertConfirmation, sendBackInStock, sendWatching } from '../stock-alerts/alert-mails.ts';
import { sendInvitation } from '../wishlists/invitation-mail.ts';
import { sendWithdrawalReceipt } from '../withdrawals/withdrawal-receipt-mail.ts';
import {
  sendAlreadySubscribed,
  sendConfirmation,
  sendNewsletterWelcome,
  sendUnsubscribed,
} from '../newsletter/newsletter-mails.ts';
import { newsletterConsent } from '@shop/domain/newsletter/newsletter-consent';
import { MAIL_TEMPLATES } from '../worlds/mail.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import { put, type Transaction } from '../worlds/transaction.ts';
import { mailUrls } from './mail-url.ts';
import { readMail } from './read-mail.ts';

const RECEIVED = '2026-11-23T09:00:00.000Z';

const memberIn = (tx: Transaction): Account => {
  const { account } = PERSONAS.prime;
  const user = lookUp(tx.state.users, account.userId);
  if (user?.kind !== 'customer') throw new Error('the member is no customer');
  return user;
};

const sendMailsOfOrders = (tx: Transaction, { id }: Storefront): void => {
  const shipment = aShipment({ dispatchedAt: tx.now.getTime() - 2, deliveredAt: tx.now.getTime() - 1 });
  const order = anOrderRecord({
    storefrontId: id,
    shipments: [shipment],
    alternativeEmails: { invoice: 'buchhaltung@schule.example', delivery: 'lager@schule.example' },
  });
  sendOrderConfirmation(tx, order);
  sendDispatched(tx, order, shipment);
  sendDelivered(tx, order, shipment);
  sendCancelled(tx, order);
  sendPaymentReturned(tx, order, order.confirmation.total);
};

const sendMailsOfReturns = (tx: Transaction, { id }: Storefront): void => {
  const order = anOrderRecord({ storefrontId: id, shipments: [aShipment()] });
  for (const regulation of ['refund', 'replacement']) {
    const shipment = {
      rma: `${regulation}-1`,
      regulation: { id: regulation, name: '', description: '' },
      carrier: { code: 'dhl', name: 'DHL' },
      labels: ['/qa/documents/return-label/default/700000001-abc.pdf'],
      items: [],
    };
    const request = {
      ...aReturnDraft(),
      items: [aSelectedItem({ quantity: 2 })],
      regulation,
      carrier: 'dhl',
      contact: aReturnContact(),
    };
    const record = {
      orderId: order.confirmation.orderId,
      request,
      submitted: { submittedAt: RECEIVED, shipments: [shipment] },
    };
    put(tx, 'returns', shipment.rma, record);
    put(tx, 'returnsOfOrders', record.orderId, [shipment.rma]);
    sendReturnAnnounced(tx, order, record);
    sendReturnReceived(tx, order, record);
    sendReturnSettled(tx, order, record);
  }
};

const sendMailsOfAccounts = (tx: Transaction, storefront: Storefront): void => {
  const account = memberIn(tx);
  sendRegistrationMail(tx, storefront, account);
  sendCertificateReceipt(tx, storefront, account, 'Bescheinigung.pdf');
  sendCustomerNumber(tx, storefront, account, '200300');
  sendEmailChanged(tx, storefront, account, { ...account, email: 'umzug@schule.example' });
  sendPasswordForgotten(tx, storefront, account, 'token');
  sendPasswordChanged(tx, storefront, account);
  sendAccountDeleted(tx, storefront, account);
  sendInvitation(tx, storefront, { to: 'ada@schule.example', token: 'token', from: account });
};

const sendMailsOfMembers = (tx: Transaction, storefront: Storefront): void => {
  const member = memberIn(tx);
  const [plan] = primePlans(storefront);
  const subscription = {
    subscriptionId: 'prime-1',
    userId: member.userId,
    storefrontId: storefront.id,
    plan,
    paymentId: 'RECHNUNG',
    idempotencyKey: 'attempt',
    status: 'member',
  } as const;
  put(tx, 'primeSubscriptions', subscription.subscriptionId, subscription);
  put(tx, 'latestSubscriptions', member.userId, subscription.subscriptionId);
  sendWelcome(tx, member, subscription);
  sendSubscriptionPaymentReturned(tx, subscription.subscriptionId, plan.price);
  sendMembershipRenewed(tx, member);
  sendMembershipEnded(tx, member);
  sendWaitingListReceipt(tx, storefront, 'wartet@schule.example');
  const cancellation = {
    receiptId: 'K-1',
    receivedAt: RECEIVED,
    declaration: aCancellation(),
    storefrontId: storefront.id,
    membership: { userId: member.userId, lastDay: '2026-12-31' },
  };
  sendCancellationReceipt(tx, cancellation, member);
  sendMembershipCancelled(tx, cancellation, member);
  sendWithdrawalReceipt(tx, {
    receiptId: 'W-1',
    receivedAt: RECEIVED,
    declaration: aDeclaration(),
    storefrontId: storefront.id,
  });
};

const sendMailsOfSubscribers = (tx: Transaction, storefront: Storefront): void => {
  const consent = { ...newsletterConsent('page', storefront), givenAt: RECEIVED };
  const subscriber = {
    email: 'ada@schule.example',
    storefrontId: storefront.id,
    status: 'pending',
    consent,
    requestedMails: [],
  } as const;
  sendConfirmation(tx, subscriber, 'token');
  sendAlreadySubscribed(tx, subscriber);
  sendNewsletterWelcome(tx, subscriber, 'token');
  sendUnsubscribed(tx, subscriber);
};

const sendMailsOfStockAlerts = (tx: Transaction, storefront: Storefront): void => {
  const alert = {
    email: 'ada@schule.example',
    itemId: selectItem(tx.goods, { soldOut: true }),
    storefrontId: storefront.id,
    status: 'pending',
    requestedAt: RECEIVED,
    endsAt: RECEIVED,
  } as const;
  sendAlertConfirmation(tx, alert);
  sendWatching(tx, alert);
  sendBackInStock(tx, alert);
};

const sendMailsOfContactRequests = (tx: Transaction, storefront: Storefront): void => {
  const receipt = { ticketNumber: '500000001', receivedAt: RECEIVED, answerBy: '2026-11-24' };
  const mailed = { storefront, request: aContactRequest(), receipt, proof: undefined, images: [] };
  sendContactRequestMail(tx, mailed);
  sendContactCopy(tx, mailed, 'ada@schule.example');
};

/** Every mail that the fake shop can send on a storefront. */
const everyMailOf = (storefront: Storefront) =>
  aView((tx) => {
    for (const sendAll of [
      sendMailsOfOrders,
      sendMailsOfReturns,
      sendMailsOfAccounts,
      sendMailsOfMembers,
      sendMailsOfSubscribers,
      sendMailsOfStockAlerts,
      sendMailsOfContactRequests,
    ])
      sendAll(tx, storefront);
  }).state.mails;

const ORIGINS: Readonly<Record<StorefrontId, string>> = {
  de: 'https://www.kreide.example:8443',
  at: 'https://www.kreide.at:8443',
  ch: 'https://www.kreide.ch:8443',
  'b2b-de': 'https://bildung.www.kreide.example:8443',
  'b2b-en': 'https://english.bildung.www.kreide.example:8443',
  en: 'https://english.www.kreide.example:8443',
};
const MARKERS = { de: 'kreide.example', at: 'kreide.at', ch: 'kreide.ch', educational: 'bildung', english: 'english.' };
const URL_OF = mailUrls({ shopUrl: () => 'https://www.kreide.example:8443/', hostMarkers: MARKERS });

const hrefsIn = (html: string): readonly string[] =>
  [...html.matchAll(/(?:href|src)="(?<url>[^"]*)"/gu)].map(({ groups }) => groups?.['url'] ?? '');
const urlsIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?:https?:\/)?\/[\w/][^\s]*/gu)].map(([url]) => url);

describe.each(ALL_STOREFRONTS.map((storefront) => [storefront.id, storefront] as const))(
  'the mails of the storefront %s',
  (id, storefront) => {
    const mails = everyMailOf(storefront).map((mail) => readMail(mail, URL_OF));

    it('are all that there are', () => {
      expect(new Set(mails.map(({ template }) => template))).toEqual(new Set(MAIL_TEMPLATES));
    });

    it('lead to the origin of that storefront, from their HTML and from their text', () => {
      const urls = mails.flatMap(({ html, text, links, attachments }) => [
        ...hrefsIn(html),
        ...urlsIn(text),
        ...[...links, ...attachments].map(({ url }) => url),
      ]);
      expect(urls.length).toBeGreaterThan(MAIL_TEMPLATES.length * 2);
      expect(urls.filter((url) => new URL(url, 'http://no-origin.example').origin !== ORIGINS[id])).toEqual([]);
    });

    it('have the same links in HTML and text', () => {
      for (const { html, text, links } of mails) {
        const urls = links.map(({ url }) => url);
        expect([hrefsIn(html.replaceAll('&amp;', '&')), urlsIn(text)]).toEqual([urls, urls]);
      }
    });
  },
);

describe('the URL of a path in a mail', () => {
  it('of a document is at the server that has it', () => {
    const urlOf = mailUrls({
      shopUrl: () => 'http://localhost:8080',
      hostMarkers: LOCAL_HOST_MARKERS,
      documentsUrl: () => 'http://127.0.0.1:4000',
    });
    expect([urlOf('/qa/documents/invoice/default/1.pdf', 'at'), urlOf('/myaccount/', 'at')]).toEqual([
      'http://127.0.0.1:4000/qa/documents/invoice/default/1.pdf',
      'http://at.localhost:8080/myaccount/',
    ]);
  });
});
