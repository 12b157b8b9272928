import type { Entered, OpenBackend } from '@shop/gateway/testing/backends';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textsOf } from '../texts.ts';
import { beginScenario } from './testing/begin-scenario.ts';
import { mailsTo } from './testing/orders-and-mails.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';

const t = textsOf('de');
const GERDA = 'gerda.gast@pausenhof.example';
const PAUL = 'paul.prime@pausenhof.example';
const YEAR_MS = 365 * 24 * 60 * 60_000;
/** "3. August 2026 um 12:00:00 MESZ" */
const TO_THE_SECOND = /\d{1,2}\. \p{L}+ \d{4} um \d\d:\d\d:\d\d MES?Z/u;

const templatesTo = (visitor: Pick<Entered, 'world'>, to: string): readonly string[] =>
  mailsTo(visitor, to).map(({ template }) => template);

describe.each(WHOLE_SHOPS)('without scripts, with the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it('a contract is cancelled in two steps from the foot of a page, with nothing personal in a URL', async () => {
    const { landing, ...visitor } = await beginScenario(shop, 'empty');
    const form = t('cancellations:title');
    const [name, reason, extraordinary] = [
      t('cancellations:fullName'),
      t('cancellations:cancellationReason'),
      t('cancellations:kind.extraordinary'),
    ];
    const submit = t('cancellations:submit');
    const declaration = await landing.follow(t('shell:legal.cancel'));
    const incomplete = await declaration.form(form).press(submit, { [extraordinary]: '', [name]: 'Gerda Gast' });
    expect(incomplete.errors()).toHaveLength(2);
    expect([
      incomplete.form(form).valueOf(name),
      incomplete.main().getByLabelText<HTMLInputElement>(extraordinary).checked,
    ]).toEqual(['Gerda Gast', true]);
    const receipt = await incomplete.form(form).press(submit, {
      [reason]: 'Umzug',
      [t('cancellations:email')]: GERDA,
      [t('cancellations:endsOn')]: '2099-12-31',
    });
    expect(receipt.text).toContain(t('cancellations:receipt.title'));
    expect(receipt.text).toContain('31.12.2099');
    const [moment] = TO_THE_SECOND.exec(receipt.text) ?? [];
    expect(receipt.url).toBe('/service/vertraege-kuendigen/eingang/');
    expect(moment).toBeDefined();
    expect((await receipt.open(receipt.url)).text).toContain(moment);
    expect(templatesTo(visitor, GERDA)).toEqual(['cancellation-receipt']);
  });

  it('a membership that is cancelled in the ordinary way ends with the term that is paid', async () => {
    const { landing, ...member } = await beginScenario(shop, 'cancellation');
    const form = landing.form(t('cancellations:title'));
    expect([form.valueOf(t('cancellations:fullName')), form.valueOf(t('cancellations:email'))]).toEqual([
      'Paul Brandt',
      PAUL,
    ]);
    const receipt = await form.press(t('cancellations:submit'));
    expect(receipt.text).toContain(t('cancellations:receipt.title'));
    expect(templatesTo(member, PAUL)).toEqual(['cancellation-receipt']);
    member.world.advance({ advanceMs: YEAR_MS });
    expect(templatesTo(member, PAUL)).toEqual(['cancellation-receipt', 'prime-ended']);
  });

  it('cancellation and withdrawal are at the foot of the checkout too, and of a page that does not exist', async () => {
    const { landing } = await beginScenario(shop, 'guest-3-items');
    for (const [path, status] of [
      ['/checkout/login/', 200],
      ['/gibt-es-nicht/', 404],
    ] as const) {
      const page = await landing.open(path);
      expect([page.url, page.status]).toEqual([path, status]);
      expect([page.links(t('shell:legal.cancel')), page.links(t('shell:legal.withdraw.union'))]).toEqual([
        ['/service/vertraege-kuendigen/'],
        ['/service/vertrag-widerrufen/'],
      ]);
    }
    const cancellation = await (await landing.open('/gibt-es-nicht/')).follow(t('shell:legal.cancel'));
    expect(cancellation.main().getByRole('form', { name: t('cancellations:title'), hidden: true })).toBeDefined();
    const withdrawal = await cancellation.follow(t('shell:legal.withdraw.union'));
    expect(withdrawal.main().getByRole('form', { name: t('withdrawals:title.statutory'), hidden: true })).toBeDefined();
  });

  it('an unknown URL says that it shows nothing, and leads home', async () => {
    const { landing } = await beginScenario(shop, 'empty');
    const missing = await landing.open('/gibt-es-nicht/');
    expect([missing.status, missing.main().getByRole('heading', { level: 1, hidden: true }).textContent]).toEqual([
      404,
      t('vue.statuscode.headline'),
    ]);
    const home = await missing.follow(t('vue.statuscode.button'));
    expect([home.url, home.status]).toEqual(['/', 200]);
  });

  it.each([
    { storefront: 'b2b-de', scenario: 'b2b-basket' },
    { storefront: 'b2b-en', scenario: 'b2b-english-basket' },
  ] as const)('a business has neither cancellation nor withdrawal: $storefront', async ({ storefront, scenario }) => {
    const { landing } = await beginScenario(shop, scenario);
    const words = textsOf(storefront);
    expect(landing.url).toBe('/checkout/basket/');
    expect(landing.links(/kündig|cancel|widerruf|withdraw/iu)).toEqual([]);
    for (const key of ['shell:legal.cancel', 'shell:legal.withdraw.union'])
      expect(landing.text).not.toContain(words(key));
    for (const path of ['/service/vertraege-kuendigen/', '/service/vertrag-widerrufen/']) {
      const page = await landing.open(path);
      expect([page.url, page.status]).toEqual([path, 404]);
    }
  });
});
