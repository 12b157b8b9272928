import { outcomeOfSource } from '../../parameters/magic-values.ts';
import { pathWithToken } from '../page-parts.ts';
import { isSignedIn, signIn } from '../sign-in.ts';
import {
  entryPath,
  type PaymentProvider,
  type ProviderRequest,
  type ProviderStep,
  type RequestedPayment,
  seeOther,
} from '../provider.ts';
import { codeOf } from './twint-code.ts';
import { appPage, codePage, confirmationPage, TOKEN } from './twint-pages.ts';
import { TWINT_TEXTS } from './twint-texts.ts';

const NAME = 'twint';
const ENTRY = entryPath(NAME);
const APP = `${ENTRY}app/`;
const CONFIRM = `${ENTRY}confirm/`;
const DECLINE = `${ENTRY}decline/`;
const CANCEL = `${ENTRY}cancel/`;

const connect = (requested: RequestedPayment, typed: string): ProviderStep => {
  if (typed.replaceAll(/\s/gu, '') !== codeOf(requested))
    return appPage(requested, { connect: APP, cancel: CANCEL }, { isWrong: true });
  signIn(requested);
  return seeOther(pathWithToken(TOKEN, CONFIRM, requested));
};

const page = (requested: RequestedPayment, { method, path, fields }: ProviderRequest): ProviderStep => {
  const isConnected = isSignedIn(requested);
  if (method === 'POST' && path === CANCEL) return 'cancelled';
  if (method === 'POST' && path === APP) return connect(requested, fields['code'] ?? '');
  if (method === 'POST' && path === CONFIRM && isConnected) return outcomeOfSource(fields['source'] ?? '');
  if (method === 'POST' && path === DECLINE && isConnected) return 'declined';
  if (method === 'POST') return seeOther(pathWithToken(TOKEN, ENTRY, requested));
  if (path === APP) return appPage(requested, { connect: APP, cancel: CANCEL }, { isWrong: false });
  if (path === CONFIRM && isConnected) return confirmationPage(requested, { pay: CONFIRM, decline: DECLINE });
  return codePage(requested, { app: APP, cancel: CANCEL });
};

/** A QR code and a code to type, then the app with its confirmation, then back to the shop. Works without scripts. */
export const twintProvider: PaymentProvider = {
  name: NAME,
  paymentId: 'TWINT',
  texts: TWINT_TEXTS,
  paths: [ENTRY, APP, CONFIRM, DECLINE, CANCEL],
  ...TOKEN,
  entry: (token) => ({ redirectUrl: `${ENTRY}?${TOKEN.tokenField}=${encodeURIComponent(token)}` }),
  page,
};
