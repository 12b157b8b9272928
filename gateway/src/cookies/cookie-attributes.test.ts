import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { privacy } from '@shop/fakes/content/legal/privacy';
import { describe, expect, it } from 'vitest';
import { cookieJar } from './cookie-jar.ts';
import { ALL_COOKIES } from '../visit/slots.ts';
import type { CookieKind } from './cookies.ts';
import { signer } from '../shared/signing.ts';
import { testClock } from '../testing/test-clock.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Expected {
  /** The gateway takes its value for its own this long, in seconds; absent: anybody may write it. */
  readonly trusted?: number;
  /** The browser keeps it this long, in seconds; absent: until it is closed. */
  readonly kept?: number;
  readonly isOpenToScripts?: true;
  readonly hasPlainName?: true;
}

/** Of every cookie. Whoever changes one of them changes it here too, and in what the privacy policy says. */
const EXPECTED: Readonly<Record<string, Expected>> = {
  apiToken: { kept: 30 * MINUTE },
  cartId: { trusted: 30 * DAY, kept: 30 * DAY },
  userId: { trusted: 30 * DAY, kept: 30 * DAY },
  visitorSession: { kept: 30 * DAY, isOpenToScripts: true },
  guestSession: { trusted: 30 * DAY },
  customerSession: { trusted: 30 * DAY },
  sessionToken: { trusted: 30 * DAY },
  securityLogout: { kept: DAY },
  locale: { kept: 365 * DAY },
  activeWishlistId: { trusted: 30 * DAY, kept: 30 * DAY },
  serverToast: { trusted: 10, kept: 10 },
  formEcho: { trusted: MINUTE },
  placedOrder: { trusted: DAY, kept: DAY },
  shownOrder: { trusted: 30 * MINUTE },
  lookedUpOrder: { trusted: 30 * MINUTE },
  returnDraft: { trusted: DAY },
  checkoutLogin: { trusted: DAY },
  listAfterLogin: { trusted: 30 * MINUTE },
  expressCheckout: { trusted: DAY },
  primeCheckout: { trusted: DAY },
  withdrawal: { trusted: HOUR },
  cancellation: { trusted: HOUR },
  contactRequest: { trusted: HOUR },
  knownBrowser: { trusted: 180 * DAY, kept: 180 * DAY },
  passwordTries: { trusted: DAY },
  preview: { trusted: 8 * HOUR },
  SHOP_WORLD: { hasPlainName: true },
};

const KINDS = ALL_COOKIES;

const written = (kind: CookieKind, isSecure: boolean) => {
  const clock = testClock();
  const jar = (header?: string, setCookie: (set: string) => void = () => undefined) =>
    cookieJar({
      header,
      signer: signer(['a secret of tests that is long enough'], clock),
      isB2b: false,
      isSecure,
      setCookie,
    });
  let header = '';
  jar(undefined, (set) => {
    header = set;
  }).write(kind, 'value');
  const [pair = '', ...attributes] = header.split('; ');
  return { clock, pair, name: pair.split('=')[0], attributes, read: () => jar(pair).read(kind) };
};

const attributesOf = ({ kept, isOpenToScripts }: Expected, isSecure: boolean): readonly string[] => [
  ...(kept === undefined ? [] : [`Max-Age=${kept}`]),
  'Path=/',
  ...(isOpenToScripts === true ? [] : ['HttpOnly']),
  ...(isSecure ? ['Secure'] : []),
  'SameSite=Lax',
];

describe('the cookies of the shop', () => {
  it('are all in this test', () => {
    expect(KINDS.map(({ name }) => name).toSorted()).toEqual(Object.keys(EXPECTED).toSorted());
  });

  it.each(KINDS)('have the attributes that a browser is meant to know: $name', (kind) => {
    const { hasPlainName, ...expected } = EXPECTED[kind.name] ?? {};
    const [plain, secure] = [written(kind, false), written(kind, true)];
    expect([plain.name, plain.attributes]).toEqual([kind.name, attributesOf(expected, false)]);
    expect([secure.name, secure.attributes]).toEqual([
      hasPlainName === true ? kind.name : `__Host-${kind.name}`,
      attributesOf(expected, true),
    ]);
  });

  it.each(KINDS.filter(({ name }) => EXPECTED[name]?.trusted !== undefined))(
    'are trusted for their lifetime if they are signed: $name',
    (kind) => {
      const { clock, read } = written(kind, false);
      clock.forward((EXPECTED[kind.name]?.trusted ?? 0) * 1_000);
      expect(read()).toBe('value');
      clock.forward(1);
      expect(read()).toBeUndefined();
    },
  );

  it.each(KINDS.filter(({ name }) => EXPECTED[name]?.trusted === undefined))(
    'have a value that anybody may write if they are not: $name',
    (kind) => {
      expect(written(kind, false).pair).toBe(`${kind.name}=value`);
    },
  );
});

/** What the privacy policy calls the cookies. Editors and testers have cookies of their own. */
const PURPOSES: Readonly<Record<string, readonly string[]>> = {
  'Warenkorb, Merkzettel und Sitzung': ['userId', 'cartId', 'activeWishlistId', 'visitorSession'],
  Anmeldung: ['guestSession', 'customerSession', 'sessionToken', 'securityLogout'],
  Sprache: ['locale'],
  'Wiedererkennen Ihres Browsers, damit niemand anders Ihr Konto sperren kann': ['knownBrowser'],
  'Nachweis, dass eine Eingabe von unseren Seiten kommt': ['apiToken'],
  'Bestellung, Zahlung, Mitgliedschaft und Rückgabe, bis sie abgeschlossen sind': [
    'placedOrder',
    'shownOrder',
    'checkoutLogin',
    'expressCheckout',
    'primeCheckout',
    'returnDraft',
  ],
  'Nachgeschlagene Bestellung': ['lookedUpOrder'],
  'Neue Liste, die nach Ihrer Anmeldung angelegt wird': ['listAfterLogin'],
  'Widerruf, Kündigung und Anfrage zwischen Formular und Eingangsbestätigung': [
    'withdrawal',
    'cancellation',
    'contactRequest',
  ],
  'Anzahl Ihrer Anfragen nach einem neuen Passwort': ['passwordTries'],
  'Angaben in einem Formular, die noch zu prüfen sind': ['formEcho'],
  'Hinweise auf der nächsten Seite': ['serverToast'],
};
const NOT_OF_VISITORS = ['preview', 'SHOP_WORLD'];

const SPANS: Readonly<Record<string, number>> = {
  '10 Sekunden': 10,
  '60 Sekunden': MINUTE,
  '30 Minuten': 30 * MINUTE,
  'eine Stunde': HOUR,
  'einen Tag': DAY,
  '30 Tage': 30 * DAY,
  '180 Tage': 180 * DAY,
  '365 Tage': 365 * DAY,
};
const spanIn = (words: string): number | undefined => Object.entries(SPANS).find(([span]) => words.endsWith(span))?.[1];

describe('the privacy policy', () => {
  const html = privacy
    .sections(STOREFRONTS.de)
    .map((section) => section.html.de)
    .join('');
  const rows = [...html.matchAll(/<tr><td>(?<purpose>[^<]+)<\/td><td>(?<until>[^<]+)<\/td><\/tr>/gu)].map(
    ({ groups: { purpose = '', until = '' } = {} }) => ({ purpose, until }),
  );
  const kindsOf = (purpose: string): readonly CookieKind[] =>
    KINDS.filter(({ name }) => PURPOSES[purpose]?.includes(name));

  it('names all cookies by what they are for', () => {
    expect(rows.map(({ purpose }) => purpose)).toEqual(Object.keys(PURPOSES));
    expect([...Object.values(PURPOSES).flat(), ...NOT_OF_VISITORS].sort()).toEqual(
      KINDS.map(({ name }) => name).sort(),
    );
  });

  it('says how long each is kept, and which of them end with the browser', () => {
    expect(rows.map(({ until }) => spanIn(until))).toEqual(
      rows.map(({ purpose }) => Math.max(...kindsOf(purpose).map(({ maxAgeSeconds }) => maxAgeSeconds))),
    );
    expect(rows.map(({ until }) => until.startsWith('bis Sie den Browser schließen'))).toEqual(
      rows.map(({ purpose }) => kindsOf(purpose).every(({ endsWithBrowser }) => endsWithBrowser === true)),
    );
  });
});
