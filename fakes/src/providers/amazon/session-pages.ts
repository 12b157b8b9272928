import { AMAZON_EXPRESS_RETURN } from '@shop/domain/shared/paths';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { MAGIC_SOURCES } from '../../parameters/magic-values.ts';
import { escapeHtml } from '../../shared/escape-html.ts';
import { writtenLanguage } from '../../shared/written-language.ts';
import type { World } from '../../worlds/world.ts';
import type { Worlds } from '../../worlds/worlds.ts';
import { worldNamed } from '../find-payment.ts';
import { pathWithToken } from '../page-parts.ts';
import { readPaymentToken } from '../payment-token.ts';
import { type ProviderReply, type ProviderRequest, seeOther } from '../provider.ts';
import { addressPage, type AmazonPage, loginFaults, loginPage, sourcePage } from './amazon-pages.ts';
import { AMAZON_ADDRESS, AMAZON_CANCEL, AMAZON_ENTRY, AMAZON_LOGIN, AMAZON_SOURCE, SESSION } from './amazon-paths.ts';
import { AMAZON_TEXTS } from './amazon-texts.ts';
import { changeSession, type NamedSession, sessionNamed } from './amazon-session.ts';
import type { AmazonSession } from './amazon-tables.ts';
import { isProvidedAddressName } from './provided-addresses.ts';

interface RequestedSession extends NamedSession {
  readonly world: World;
  readonly about: AmazonPage;
}

const findSession = (worlds: Worlds, token: string): RequestedSession | undefined => {
  const named = readPaymentToken(token);
  const world = named === undefined ? undefined : worldNamed(worlds, named.worldId);
  const found = world?.read((view) => sessionNamed(view, token));
  if (world === undefined || found === undefined) return undefined;
  const language = writtenLanguage(STOREFRONTS[found.session.storefrontId].language);
  return {
    ...found,
    world,
    about: { token, language, intro: `<p>${escapeHtml(AMAZON_TEXTS[language].sessionIntro)}</p>` },
  };
};

const backToShop = ({ about: { token }, session: { checkoutType } }: RequestedSession): ProviderReply =>
  seeOther(`${AMAZON_EXPRESS_RETURN}?${SESSION.tokenField}=${encodeURIComponent(token)}&checkoutType=${checkoutType}`);

const change = ({ world, sessionId, session }: RequestedSession, changes: Partial<AmazonSession>): void =>
  world.run((tx) => changeSession(tx, { sessionId, session }, changes));

/** The first page whose choice is missing. */
const nextPath = ({ email, address }: AmazonSession): string => {
  if (email === undefined) return AMAZON_ENTRY;
  return address === undefined ? AMAZON_ADDRESS : AMAZON_SOURCE;
};

const show = ({ about, session: { email, address, storefrontId } }: RequestedSession, path: string): ProviderReply => {
  if (email === undefined) return loginPage(about);
  if (address === undefined || path === AMAZON_ADDRESS)
    return addressPage(about, STOREFRONTS[storefrontId].homeCountry);
  return sourcePage(about);
};

type Fields = ProviderRequest['fields'];

const goOn = (requested: RequestedSession, changes: Partial<AmazonSession>): ProviderReply => {
  change(requested, changes);
  return seeOther(pathWithToken(SESSION, nextPath({ ...requested.session, ...changes }), requested.about));
};

const logIn = (requested: RequestedSession, fields: Fields): ProviderReply => {
  const faults = loginFaults(fields);
  const email = (fields['email'] ?? '').trim();
  return Object.keys(faults).length > 0 ? loginPage(requested.about, email, faults) : goOn(requested, { email });
};

const chooseAddress = (requested: RequestedSession, { address = '' }: Fields): ProviderReply =>
  isProvidedAddressName(address)
    ? goOn(requested, { address })
    : addressPage(requested.about, STOREFRONTS[requested.session.storefrontId].homeCountry, { address: 'address' });

const chooseSource = (requested: RequestedSession, { source = '' }: Fields): ProviderReply => {
  if (!Object.hasOwn(MAGIC_SOURCES, source)) return sourcePage(requested.about, { source: 'source' });
  change(requested, { source, status: 'approved' });
  return backToShop(requested);
};

const post = (requested: RequestedSession, { path, fields }: ProviderRequest): ProviderReply => {
  const { email, address } = requested.session;
  if (path === AMAZON_LOGIN) return logIn(requested, fields);
  if (path === AMAZON_ADDRESS && email !== undefined) return chooseAddress(requested, fields);
  if (path === AMAZON_SOURCE && address !== undefined) return chooseSource(requested, fields);
  return seeOther(pathWithToken(SESSION, nextPath(requested.session), requested.about));
};

/** The pages of a session before the order: sign in, choose an address, choose an account, back to the shop. */
export const sessionPage = (worlds: Worlds, request: ProviderRequest): ProviderReply | undefined => {
  const requested = findSession(worlds, request.fields[SESSION.tokenField] ?? '');
  if (requested === undefined) return undefined;
  if (requested.session.status !== 'open') return backToShop(requested);
  if (request.method !== 'POST') return show(requested, request.path);
  if (request.path !== AMAZON_CANCEL) return post(requested, request);
  change(requested, { status: 'cancelled' });
  return backToShop(requested);
};
