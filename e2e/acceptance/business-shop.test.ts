import { PERSONAS } from '@shop/fakes/personas/personas';
import type { PersonaName } from '@shop/fakes/personas/personas';
import type { Entered, OpenBackend } from '@shop/gateway/testing/backends';
import { MARKETS } from '@shop/gateway/testing/markets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STOREFRONTS } from '../stack/storefronts.ts';
import { textsOf } from '../texts.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';
import type { PlainPage } from './testing/without-scripts.ts';
import { withoutScripts } from './testing/without-scripts.ts';

/** Both business hosts, each with the customer who signs in there. */
const SHOPS = [
  {
    storefront: 'b2b-de',
    persona: 'b2b-german',
    numberStands: 'auf jeder Rechnung und jedem Lieferschein, oben rechts',
  },
  { storefront: 'b2b-en', persona: 'b2b-english', numberStands: 'on every invoice and delivery note, top right' },
] as const;

const OPEN = [
  '/',
  '/login/',
  '/service/kontakt/',
  '/service/impressum/',
  '/service/agb/',
  '/service/datenschutz/',
  '/service/ueber-uns/',
  '/service/your-advantages/',
  '/service/product-safety/',
  '/myaccount/customernumber/',
  '/myaccount/register/',
  '/myaccount/resetpassword/',
  '/myaccount/newpassword/?token=unknown',
  '/myaccount/returns/',
];
const CLOSED = [
  '/cat/1012/',
  '/search/?q=heft',
  '/checkout/basket/',
  '/myaccount/orders/',
  '/beratung/',
  '/service/versand/',
  '/prime/',
];

const FROM_A_MAIL = '/cat/10/?p=2';
const OTHER = { 'b2b-de': 'b2b-en', 'b2b-en': 'b2b-de' } as const;
const LANGUAGES = { 'b2b-de': 'Deutsch', 'b2b-en': 'English' } as const;

describe.each(WHOLE_SHOPS)('the business shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  describe.each(SHOPS)('on $storefront', ({ storefront, persona, numberStands }) => {
    const t = textsOf(storefront);
    const { host } = MARKETS[storefront];
    const enter = async (): Promise<Entered & ReturnType<typeof withoutScripts>> => {
      const entered = await shop.enter(host);
      return { ...entered, ...withoutScripts(entered.browser, host) };
    };
    const signInOn = (login: PlainPage, name: PersonaName): Promise<PlainPage> =>
      login.press(t('sessions:login.submit'), {
        [t('sessions:login.customerNumber')]: PERSONAS[name].identifier,
        [t('sessions:login.password')]: PERSONAS[name].password,
      });

    it('opens few pages without a login', async () => {
      const visitor = await enter();
      const pages = await Promise.all(OPEN.map((path) => visitor.open(path)));
      expect(pages.map(({ status, url }) => `${status} ${url}`)).toEqual(OPEN.map((path) => `200 ${path}`));
    });

    it.each([...CLOSED, FROM_A_MAIL])(
      'leads from %s to the login, and with it to the page, without scripts too (GUARD-26, GUARD-29)',
      async (path) => {
        const visitor = await enter();
        const login = await visitor.open(path);
        expect([login.status, login.url, login.toasts]).toEqual([
          200,
          `/login/?origin=${encodeURIComponent(path)}`,
          [],
        ]);
        expect((await signInOn(login, persona)).url).toBe(path);
      },
    );

    it('says without a login where the customer number stands, from the login page on (B2B-02)', async () => {
      const page = await (await (await enter()).open('/login/')).follow(t('sessions:login.business.where'));
      expect(page.url).toBe('/myaccount/customernumber/');
      expect(page.text).toContain(numberStands);
    });

    it.each(['/service/agb/', '/myaccount/register/?origin=%2Fcheckout%2Fbasket%2F'])(
      'changes the language on the page that is shown: %s (B2B-01)',
      async (path) => {
        const visitor = await enter();
        const page = await visitor.open(path);
        expect(page.language).toBe(STOREFRONTS[storefront].lang);
        const [link = ''] = page.links(LANGUAGES[OTHER[storefront]]);
        const { host: otherHost } = MARKETS[OTHER[storefront]];
        const { location = '' } = (await visitor.browser.get(link)).headers;
        expect(location).toBe(
          `http://${otherHost}${path}${path.includes('?') ? '&' : '?'}SHOP_WORLD=${visitor.world.id}`,
        );
        const other = await withoutScripts((await shop.enter(otherHost)).browser, otherHost).open(location);
        expect([other.status, other.url, other.language]).toEqual([200, path, STOREFRONTS[OTHER[storefront]].lang]);
      },
    );
  });
});
