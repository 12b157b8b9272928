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
import { approvalPage, loginFaults, loginPage, TOKEN } from './paypal-pages.ts';
import { PAYPAL_TEXTS } from './paypal-texts.ts';

const NAME = 'paypal';
const ENTRY = entryPath(NAME);
const LOGIN = `${ENTRY}login/`;
const APPROVE = `${ENTRY}approve/`;
const CANCEL = `${ENTRY}cancel/`;

const login = (requested: RequestedPayment, { email = '', password = '' }: ProviderRequest['fields']): ProviderStep => {
  const faults = loginFaults({ email, password });
  if (Object.keys(faults).length > 0) return loginPage(requested, { login: LOGIN, cancel: CANCEL }, { email, faults });
  signIn(requested);
  return seeOther(pathWithToken(TOKEN, APPROVE, requested));
};

const page = (requested: RequestedPayment, { method, path, fields }: ProviderRequest): ProviderStep => {
  const knowsWho = isSignedIn(requested);
  if (method === 'POST' && path === CANCEL) return 'cancelled';
  if (method === 'POST' && path === LOGIN) return login(requested, fields);
  if (method === 'POST' && path === APPROVE && knowsWho) return outcomeOfSource(fields['source'] ?? '');
  if (method === 'POST') return seeOther(pathWithToken(TOKEN, ENTRY, requested));
  return knowsWho
    ? approvalPage(requested, { pay: APPROVE, cancel: CANCEL })
    : loginPage(requested, { login: LOGIN, cancel: CANCEL }, { email: '', faults: {} });
};

/** Log in, choose an account, approve, then back to the shop. Works without scripts. */
export const paypalProvider: PaymentProvider = {
  name: NAME,
  paymentId: 'PAYPAL',
  texts: PAYPAL_TEXTS,
  paths: [ENTRY, LOGIN, APPROVE, CANCEL],
  ...TOKEN,
  entry: (token) => ({ redirectUrl: `${ENTRY}?${TOKEN.tokenField}=${encodeURIComponent(token)}` }),
  page,
};
