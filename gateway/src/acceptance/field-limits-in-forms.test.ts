import { FIELD_LIMITS } from '@shop/domain/shared/field-limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCancellation } from '@shop/domain/testing/a-cancellation';
import { aDeclaration } from '@shop/domain/testing/a-declaration';
import { fillCart } from '../testing/buy.ts';
import { CANCELLATION_FIELDS, emailOf, textOf, WITHDRAWAL_FIELDS } from '../testing/limited-fields.ts';
import { openShop } from '../testing/open-shop.ts';
import type { OpenShop } from '../testing/open-shop.ts';
import { VERY_LONG } from '../testing/refused-fields.ts';
import { testBrowser } from '../testing/test-browser.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const LONGEST = { email: emailOf(FIELD_LIMITS.email), password: textOf(FIELD_LIMITS.password) };

describe('a login that is posted without scripts', () => {
  it('accepts the longest e-mail address and the longest password that a customer can register', async () => {
    const newCustomer = await shop.visitor().withToken();
    const formData = {
      ...LONGEST,
      passwordRepeat: LONGEST.password,
      salutation: 'mrs',
      firstName: 'Neele',
      lastName: 'Neu',
    };
    expect((await newCustomer.postJson('/api/register-action/', { formData })).json()).toMatchObject({
      successfull: true,
    });
    const visitor = testBrowser(shop.server, 'localhost:8080', newCustomer.cookies.get('SHOP_WORLD'));
    const reply = await visitor.postForm('/forms/login', LONGEST);
    expect([reply.statusCode, reply.headers.location]).not.toEqual([303, '/login/']);
    expect((await visitor.withToken().then((known) => known.runDocument('me'))).json()).toMatchObject({
      data: { me: { loginState: 'customer', firstName: 'Neele' } },
    });
  });

  it.each([FIELD_LIMITS.email + 1, VERY_LONG])(
    'returns with its refusal, however long the typed name is: %i characters',
    async (length) => {
      const visitor = shop.visitor();
      const reply = await visitor.postForm('/forms/login', { email: emailOf(length), password: 'x'.repeat(length) });
      expect([reply.statusCode, reply.headers.location]).toEqual([303, '/login/']);
      expect((await visitor.get('/login/')).body).toContain('shop.login.failed');
    },
  );

  it.each([FIELD_LIMITS.customerNumber, FIELD_LIMITS.customerNumber + 1, VERY_LONG])(
    'returns with its refusal on the business shop, however long the customer number is: %i characters',
    async (length) => {
      const visitor = shop.visitor('educational.localhost:8080');
      const reply = await visitor.postForm('/forms/login', { customerNumber: textOf(length), password: 'Tafel7' });
      expect([reply.statusCode, reply.headers.location]).toEqual([303, '/login/']);
      expect((await visitor.get('/login/')).body).toContain('shop.login.failed');
    },
  );
});

describe('a withdrawal that is posted without scripts', () => {
  const { fullName, orderNumber, email } = aDeclaration();
  const text = (field: (typeof WITHDRAWAL_FIELDS)[number], length: number): string =>
    (field === 'email' ? emailOf : textOf)(length);
  const post = async (field: (typeof WITHDRAWAL_FIELDS)[number], length: number) => {
    const visitor = shop.visitor();
    const { headers } = await visitor.postForm('/forms/withdrawal', {
      fullName,
      orderNumber,
      email,
      [field]: text(field, length),
    });
    return { location: headers.location, page: (await visitor.get('/service/vertrag-widerrufen/')).body };
  };

  it.each(WITHDRAWAL_FIELDS)('is accepted up to the limit of %s', async (field) => {
    expect((await post(field, FIELD_LIMITS[field])).location).toBe('/service/vertrag-widerrufen/bestaetigen/');
  });

  it.each(WITHDRAWAL_FIELDS)(
    'returns with its refusal beyond the limit of %s, however long the text is',
    async (field) => {
      const message = field === 'email' ? 'vue.form.error.email.incorrect' : 'shop.form.error.tooLong';
      for (const length of [FIELD_LIMITS[field] + 1, VERY_LONG]) {
        const { location, page } = await post(field, length);
        expect(location).toBe('/service/vertrag-widerrufen/');
        expect(page).toContain(`"fieldErrors":[{"field":"${field}","message":"${message}"}]`);
        expect(page).toContain(text(field, length));
      }
    },
  );
});

describe('a cancellation that is posted without scripts', () => {
  const { fullName, contract, email } = aCancellation();
  const whole = { kind: 'extraordinary', cancellationReason: 'Umzug', fullName, contract, email };
  const text = (field: (typeof CANCELLATION_FIELDS)[number], length: number): string =>
    (field === 'email' ? emailOf : textOf)(length);
  const post = async (field: (typeof CANCELLATION_FIELDS)[number], length: number) => {
    const visitor = shop.visitor();
    const typed: Readonly<Record<string, string>> = {
      ...whole,
      key: `key-${field}-${length}`,
      [field]: text(field, length),
    };
    const { headers } = await visitor.postForm('/forms/cancellation', typed);
    return { location: headers.location, page: (await visitor.get('/service/vertraege-kuendigen/')).body };
  };

  it.each(CANCELLATION_FIELDS)('is accepted up to the limit of %s', async (field) => {
    expect((await post(field, FIELD_LIMITS[field])).location).toBe('/service/vertraege-kuendigen/eingang/');
  });

  it.each(CANCELLATION_FIELDS)(
    'returns with its refusal beyond the limit of %s, however long the text is',
    async (field) => {
      const message = field === 'email' ? 'vue.form.error.email.incorrect' : 'shop.form.error.tooLong';
      for (const length of [FIELD_LIMITS[field] + 1, VERY_LONG]) {
        const { location, page } = await post(field, length);
        expect(location).toBe('/service/vertraege-kuendigen/');
        expect(page).toContain(`"fieldErrors":[{"field":"${field}","message":"${message}"}]`);
        expect(page).toContain(text(field, length));
      }
    },
  );
});

describe('a voucher', () => {
  it.each([60, VERY_LONG])(
    'that does not exist is reported at its field, by the form and by GraphQL, however long its code is: %i characters',
    async (length) => {
      const visitor = await shop.visitor().withToken();
      await fillCart(shop, visitor);
      await visitor.postForm('/forms/update-cart', { do: 'add-voucher', code: 'X'.repeat(length) });
      expect((await visitor.get('/checkout/basket/')).body).toContain(
        '"fieldErrors":[{"field":"code","message":"shop.voucher.unknown"}]',
      );
      const byGraphql = await visitor.query(
        'mutation V($code: String!) { updateCart(operations: [{ do: "add-voucher", code: $code }]) { ... on CartRefused { messageKey } } }',
        { code: 'X'.repeat(length) },
      );
      expect(byGraphql.json()).toEqual({ data: { updateCart: { messageKey: 'shop.voucher.unknown' } } });
    },
  );
});
