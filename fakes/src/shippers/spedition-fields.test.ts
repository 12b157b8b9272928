import type { Preconditions } from '@shop/domain/testing/preconditions';
import { addItem, cartIdOf, readCart, refusalOf, updateCart, valueOf } from '@shop/domain/testing/fixtures';
import { speditionErrors } from '@shop/domain/shippers/spedition-rules';
import { describe, expect, it } from 'vitest';
import { inMemoryHarness } from '../testing/in-memory-harness.ts';
import { speditionFields } from './spedition-fields.ts';

const ORDERED: Preconditions = {
  'guest session': true,
  'a cart exists': { positions: 1 },
  'the cart is ready': { paymentId: 'RECHNUNG' },
};

const furniture = async () => {
  const fixture = await inMemoryHarness.arrange({ 'a cart exists': { positions: 1 } });
  valueOf(await updateCart(fixture, fixture.shopper, addItem(fixture.goods.bulky)));
  return {
    fixture,
    answer: (fields: Readonly<Record<string, string>>) =>
      fixture.shop.shippers.saveSpedition(
        fixture.shopper,
        cartIdOf(fixture.shopper),
        Object.entries(fields).map(([fieldName, fieldValue]) => ({ fieldName, fieldValue })),
      ),
    answers: async () =>
      Object.fromEntries(
        (await readCart(fixture, fixture.shopper)).speditionFields.map(({ name, value }) => [name, value]),
      ),
  };
};

const afterTheOrder = async () => {
  const fixture = await inMemoryHarness.arrange(ORDERED);
  valueOf(await fixture.shop.orders.submit(fixture.shopper, cartIdOf(fixture.shopper)));
  return fixture;
};

describe('the questions of the forwarding agent', () => {
  it('are a mandatory telephone number, the floor and the way to the door', () => {
    expect(speditionFields({ floor: ' 3 ' })).toEqual([
      { name: 'phone', value: '', required: true },
      { name: 'floor', value: '3', required: false },
      { name: 'access', value: '', required: false },
    ]);
  });

  it.each([
    ['nothing', {}, [['phone', 'vue.form.error.requiredField']]],
    ['words for a number', { phone: 'bitte klingeln' }, [['phone', 'shop.form.error.phone']]],
    ['a number alone', { phone: '030 4711' }, []],
    ['a floor of a hundred characters', { phone: '030 4711', floor: 'x'.repeat(100) }, []],
    ['a floor of more', { phone: '030 4711', floor: 'x'.repeat(101) }, [['floor', 'shop.form.error.tooLong']]],
  ])('answered with %s', (_, answers, faults) => {
    expect(speditionErrors(speditionFields(answers)).map(({ field, message }) => [field, message])).toEqual(faults);
  });

  it('merge new answers with earlier ones, and drop answers to unknown questions', async () => {
    const { answer, answers } = await furniture();
    valueOf(await answer({ phone: '030 4711', floor: '3' }));
    valueOf(await answer({ floor: '4', access: 'Hof', hobby: 'Rudern' }));
    expect(await answers()).toEqual({ phone: '030 4711', floor: '4', access: 'Hof' });
  });

  it('store no answers if one of them is wrong', async () => {
    const { answer, answers } = await furniture();
    expect(refusalOf(await answer({ phone: '', floor: '3' }))).toEqual({
      because: 'invalid-form',
      fieldErrors: [{ field: 'phone', message: 'vue.form.error.requiredField' }],
    });
    expect(await answers()).toEqual({ phone: '', floor: '', access: '' });
  });

  it('are closed when the cart is an order or another’s', async () => {
    const { shop, shopper, anonymous } = await afterTheOrder();
    const shoppers = [shopper, { ...anonymous, ...(await shop.sessions.open(anonymous)) }];
    for (const one of shoppers) {
      const refusal = refusalOf(
        await shop.shippers.saveSpedition(one, cartIdOf(shopper), [{ fieldName: 'phone', fieldValue: '030 4711' }]),
      );
      expect(refusal).toEqual({ because: 'invalid-form', fieldErrors: [], general: 'shop.error.sessionExpired' });
    }
  });
});

it('no carrier can be chosen for a cart that became an order', async () => {
  const { shop, shopper } = await afterTheOrder();
  expect(refusalOf(await shop.shippers.select(shopper, cartIdOf(shopper), 'dpd'))).toEqual({
    because: 'no-such-shipper',
  });
});
