import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { CONSENT_WORDINGS } from '@shop/domain/newsletter/newsletter-consent';
import { MESSAGE_KEYS, OWN_MESSAGE_KEYS } from '@shop/domain/shared/message-keys';
import { TEXT_LANGUAGES, type TextLanguage } from '@shop/domain/storefronts/language';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { describe, expect, it } from 'vitest';

import { createTexts, type TextFile } from '../app/i18n.ts';
import { MESSAGE_AREAS } from './areas.ts';

const AREAS = readdirSync(join(import.meta.dirname, 'de')).map((file) => file.replace('.json', ''));

const textsOf = (language: TextLanguage, area: string): TextFile =>
  JSON.parse(readFileSync(join(import.meta.dirname, language, `${area}.json`), 'utf8'));

/** Words for keys lie in the areas that may show them. */
const messagesOf = (language: TextLanguage): TextFile =>
  Object.assign({}, ...MESSAGE_AREAS.map((area) => textsOf(language, area)));

describe('the texts of the shop', () => {
  it.each(MESSAGE_KEYS)('have German and English words for %s (ERR-13)', (key) => {
    for (const language of TEXT_LANGUAGES) expect(messagesOf(language)[key]).toMatch(/\p{L}{2}/u);
  });

  it.each(OWN_MESSAGE_KEYS)('have German and English words for %s', (key) => {
    for (const language of TEXT_LANGUAGES) expect(messagesOf(language)[key]).toMatch(/\p{L}{2}/u);
  });

  it('have the words for a message key in one area', () => {
    const keys = MESSAGE_AREAS.flatMap((area) =>
      Object.keys(textsOf('de', area)).filter((key) => /^(?:shop|vue)\./u.test(key)),
    );
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  it.each(TEXT_LANGUAGES)('say beside the box of the checkout what is stored as agreed to: %s', (language) => {
    const texts = textsOf(language, 'summary');
    expect(`${texts['summary.newsletter']}. ${texts['summary.newsletter.hint']}`).toBe(
      CONSENT_WORDINGS.checkout[language],
    );
  });

  it.each(AREAS)('have the same keys in all languages: %s', (area) => {
    for (const language of TEXT_LANGUAGES)
      expect(Object.keys(textsOf(language, area)).sort()).toEqual(Object.keys(textsOf('de', area)).sort());
  });

  it.each(AREAS)('never show a key, an exclamation mark or nothing: %s', (area) => {
    const bad = TEXT_LANGUAGES.flatMap((language) =>
      Object.entries(textsOf(language, area)).filter(
        ([key, text]) => text === key || text.trim() === '' || text.includes('!'),
      ),
    );
    expect(bad).toEqual([]);
  });

  it.each(AREAS)('spell e-mail one way in English: %s', (area) => {
    const words = Object.values(textsOf('en', area)).map((text) => text.replaceAll(/\{\w+\}/gu, ''));
    expect(words.filter((text) => /\bemail/iu.test(text))).toEqual([]);
  });

  it.each(AREAS)('have the same placeholders in all languages: %s', (area) => {
    const gaps = (text: string | undefined): string => (text?.match(/\{\w+\}/gu) ?? []).sort().join();
    for (const language of TEXT_LANGUAGES) {
      const translated = textsOf(language, area);
      expect(Object.entries(textsOf('de', area)).filter(([key, text]) => gaps(translated[key]) !== gaps(text))).toEqual(
        [],
      );
    }
  });

  it.each(TEXT_LANGUAGES)('use different words for item number and order number: %s', (language) => {
    const ofItems = [
      textsOf(language, 'carts')['line.itemNumber'],
      textsOf(language, 'catalogue')['product.itemNumber'],
    ].map((text) => text?.replace(' {number}', ''));
    const ofOrders = [textsOf(language, 'orders')['number'], textsOf(language, 'orders')['recent.number']];
    expect([...ofItems, ...ofOrders]).toEqual([1, 2, 3, 4].map(() => expect.stringMatching(/\w/u)));
    expect(ofItems.filter((word) => ofOrders.includes(word))).toEqual([]);
  });

  it.each(TEXT_LANGUAGES)('name a field in an error as in its label: %s', (language) => {
    const messages = messagesOf(language);
    const labels = {
      ...textsOf(language, 'contact'),
      ...textsOf(language, 'competitions'),
      ...textsOf(language, 'sessions'),
      ...textsOf(language, 'addresses'),
      ...textsOf(language, 'checkout'),
      ...textsOf(language, 'summary'),
      ...textsOf(language, 'cancellations'),
      ...textsOf(language, 'withdrawals'),
      ...textsOf(language, 'returns'),
      ...textsOf(language, 'reviews'),
      ...textsOf(language, 'wishlists'),
    };
    const labelOf: Readonly<Record<string, string>> = {
      contactmessage: 'message',
      listcomment: 'comments.field',
      orderlines: 'import.lines',
      firstname: 'firstname',
      lastname: 'lastname',
      company: 'company',
      streetandnumber: 'street',
      addition: 'addition',
      city: 'city',
      phone: 'phone',
      email: 'login.email',
      customernumber: 'login.customerNumber',
      orderreference: 'more.orderReference',
      costcentre: 'more.costCentre',
      billingalternativeemail: 'more.billingEmail',
      shippingalternativeemail: 'more.shippingEmail',
      comment: 'summary.comment',
      listname: 'new.name',
      listdescription: 'new.description',
      floor: 'spedition.floor',
      access: 'spedition.access',
      fullname: 'fullName',
      school: 'school',
      ordernumber: 'orderNumber',
      withdrawngoods: 'goods',
      withdrawalreason: 'reason',
      contract: 'account',
      cancellationreason: 'cancellationReason',
      title: 'form.heading',
      message: 'form.message',
      nickname: 'form.nickname',
      orderid: 'lookup.orderId',
      zipcode: 'lookup.zipCode',
      'items.comment': 'line.comment',
      'items.additionalinfo': 'line.additionalInfo.unknown',
    };
    const names = Object.keys(messages).filter((key) => key.startsWith('shop.field.'));
    expect(names.map((key) => [key, messages[key]])).toEqual(
      names.map((key) => [key, labels[labelOf[key.replace('shop.field.', '')] ?? '']]),
    );
  });

  it.each(AREAS)('put no name behind a word that would inflect it: %s', (area) => {
    const inflected =
      /(?<!\p{L})(?:an|aus|auf|bei|durch|für|in|mit|nach|über|von|zu) \{(?:brand|carrier|category|company|country|countries|methods|name|payment|regulation|shipper)\}/iu;
    expect(Object.entries(textsOf('de', area)).filter(([, text]) => inflected.test(text))).toEqual([]);
  });

  it('put no full stop behind the name of a member, which may end with one', () => {
    const texts = TEXT_LANGUAGES.flatMap((language) => Object.entries(textsOf(language, 'wishlists')));
    expect(
      texts.filter(([key, text]) => /\{by\}\./u.test(text) || (key.startsWith('share.') && /\{name\}\./u.test(text))),
    ).toEqual([]);
  });

  it('call things in English by one word', () => {
    const texts = AREAS.flatMap((area) => Object.entries(textsOf('en', area)));
    expect(texts.filter(([, text]) => /Merkzettel|\blog(?:ged)? in\b/iu.test(text))).toEqual([]);
  });

  it('show the key if a text is missing (ERR-12)', async () => {
    const texts = createTexts(STOREFRONTS.de, async () => ({}));
    await texts.load(['messages']);
    expect(texts.i18n.t('vue.unheard.of' as never)).toBe('vue.unheard.of');
  });

  it.each(['shop.payment.outdated', 'shop.prime.payment.outdated'])(
    'say that money goes back where the provider may have taken it: %s',
    (key) => {
      const texts = Object.fromEntries(
        TEXT_LANGUAGES.map((language) => [
          language,
          { ...textsOf(language, 'payments'), ...textsOf(language, 'prime') }[key],
        ]),
      );
      expect(texts).toEqual({
        de: expect.stringContaining('Was Sie schon bezahlt haben, erhalten Sie zurück.'),
        en: expect.stringContaining('What you have already paid will be returned to you.'),
      });
    },
  );

  it('write no ß in Switzerland', async () => {
    const texts = createTexts(STOREFRONTS.ch, async () => ({ 'toast.close': 'Hinweis schließen' }));
    await texts.load(['shell']);
    expect(texts.i18n.t('toast.close')).toBe('Hinweis schliessen');
  });

  it.each([
    ['de', '9998 Stück, 29.994 Stück, Bestellung 400000001'],
    ['at', '9998 Stück, 29 994 Stück, Bestellung 400000001'],
    ['ch', "9998 Stück, 29'994 Stück, Bestellung 400000001"],
    ['en', '9998 Stück, 29,994 Stück, Bestellung 400000001'],
  ] as const)('group the figures of long numbers as prices do, and those of no name: %s', async (storefront, shown) => {
    const texts = createTexts(STOREFRONTS[storefront], async () => ({
      'toast.close': '{few} Stück, {count} Stück, Bestellung {orderId}',
    }));
    await texts.load(['shell']);
    const said = (count: string | number) =>
      texts.i18n.t('toast.close', { few: 9998, count, orderId: '400000001' } as never);
    expect([said(29_994), said('29994')]).toEqual([shown, shown]);
  });

  it('call VAT what the law of the country calls it', async () => {
    const shown = async (storefront: 'de' | 'at' | 'ch') => {
      const texts = createTexts(STOREFRONTS[storefront], async () => textsOf('de', 'carts'));
      await texts.load(['carts']);
      return texts.i18n.t('totals.vatIncluded', { ns: 'carts', rate: '20' });
    };
    expect([await shown('de'), await shown('at'), await shown('ch')]).toEqual([
      'darin 20 % MwSt.',
      'darin 20 % USt.',
      'darin 20 % MWST',
    ]);
  });

  it('leave names as they were typed in Switzerland', async () => {
    const texts = createTexts(STOREFRONTS.ch, async () => ({ 'contact.hello': 'Schöne Grüße, {name}.' }));
    await texts.load(['customers']);
    expect(texts.i18n.t('contact.hello', { ns: 'customers', name: 'Änne Weiß' })).toBe('Schöne Grüsse, Änne Weiß.');
  });
});
