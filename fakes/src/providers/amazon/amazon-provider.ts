import { AMAZON_PAY } from '@shop/domain/payments/express-payment';
import { MAGIC_SOURCES } from '../../parameters/magic-values.ts';
import { openPayment } from '../../payments/open-payment.ts';
import { lookUp } from '../../worlds/persistent-map.ts';
import { put } from '../../worlds/transaction.ts';
import { amountLine } from '../page-layout.ts';
import { pathWithToken } from '../page-parts.ts';
import { paymentReturnUrl } from '../payment-return-url.ts';
import { isSignedIn, signIn } from '../sign-in.ts';
import {
  type PaymentProvider,
  type ProviderReply,
  type ProviderRequest,
  type ProviderStep,
  type RequestedPayment,
  seeOther,
} from '../provider.ts';
import { type AmazonPage, approvalPage, loginFaults, loginPage } from './amazon-pages.ts';
import {
  AMAZON_ADDRESS,
  AMAZON_CANCEL,
  AMAZON_ENTRY,
  AMAZON_LOGIN,
  AMAZON_PAY_NOW,
  AMAZON_SOURCE,
  SESSION,
} from './amazon-paths.ts';
import { AMAZON_TEXTS } from './amazon-texts.ts';
import { sessionPage } from './session-pages.ts';

const aboutPayment = (requested: RequestedPayment): AmazonPage => {
  const { language } = requested.payment;
  return { token: requested.token, language, intro: amountLine(AMAZON_TEXTS[language], requested) };
};

/** The account that was chosen before the order (express payment). */
const sourceChosenBefore = ({ world, subject: { checkoutType, cartId } }: RequestedPayment): string | undefined =>
  world.read(({ state }) => {
    const cart = checkoutType === 'cart' ? lookUp(state.carts, cartId ?? '') : undefined;
    const session = lookUp(state.amazonSessions, cart?.amazonSessionId ?? '');
    return session?.status === 'approved' ? session.source : undefined;
  });

const isApproved = ({ world, subjectId }: RequestedPayment): boolean =>
  world.read(({ state }) => lookUp(state.amazonApprovals, subjectId) !== undefined);

const backToShop = ({ token, subject: { checkoutType } }: RequestedPayment): ProviderReply =>
  seeOther(paymentReturnUrl({ name: 'amazon', ...SESSION }, token, checkoutType));

/** Remembers the approval; the shop captures it (`shop/in-memory-express-payments.ts`). */
const approve = (requested: RequestedPayment, source: string): ProviderReply => {
  if (!Object.hasOwn(MAGIC_SOURCES, source))
    return approvalPage(aboutPayment(requested), undefined, { source: 'source' });
  requested.world.run((tx) => {
    if (openPayment(tx, requested.subjectId) !== undefined) put(tx, 'amazonApprovals', requested.subjectId, { source });
  });
  return backToShop(requested);
};

const logIn = (requested: RequestedPayment, fields: ProviderRequest['fields']): ProviderReply => {
  const faults = loginFaults(fields);
  if (Object.keys(faults).length > 0) return loginPage(aboutPayment(requested), (fields['email'] ?? '').trim(), faults);
  signIn(requested);
  return seeOther(pathWithToken(SESSION, AMAZON_PAY_NOW, requested));
};

const page = (requested: RequestedPayment, { method, path, fields }: ProviderRequest): ProviderStep => {
  if (isApproved(requested)) return backToShop(requested);
  const chosen = sourceChosenBefore(requested);
  const knowsWho = chosen !== undefined || isSignedIn(requested);
  if (method === 'POST' && path === AMAZON_CANCEL) return 'cancelled';
  if (method === 'POST' && path === AMAZON_LOGIN) return logIn(requested, fields);
  if (method === 'POST' && path === AMAZON_PAY_NOW && knowsWho)
    return approve(requested, chosen ?? fields['source'] ?? '');
  if (method === 'POST') return seeOther(pathWithToken(SESSION, AMAZON_ENTRY, requested));
  return knowsWho ? approvalPage(aboutPayment(requested), chosen) : loginPage(aboutPayment(requested));
};

/**
 * For an order: sign in, choose an account and approve, or only approve after a session. The shop then captures the payment; until
 * it does, nothing is paid. Works without scripts.
 */
export const amazonProvider: PaymentProvider = {
  name: 'amazon',
  paymentId: AMAZON_PAY,
  texts: AMAZON_TEXTS,
  paths: [AMAZON_ENTRY, AMAZON_LOGIN, AMAZON_ADDRESS, AMAZON_SOURCE, AMAZON_PAY_NOW, AMAZON_CANCEL],
  ...SESSION,
  entry: (token) => ({ redirectUrl: `${AMAZON_ENTRY}?${SESSION.tokenField}=${encodeURIComponent(token)}` }),
  pageBeforeOrder: sessionPage,
  page,
};
