import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_CART_REPORT } from '../carts/carts.port.ts';
import type { NumberedLine } from '../carts/order-lines.ts';
import { money } from '../shared/money.ts';
import { granted } from '../shared/result.ts';
import { aCart, aPosition } from '../testing/a-cart.ts';
import { aShopper, anAnonymousShopper } from '../testing/a-shopper.ts';
import { aVisit } from '../testing/a-visit.ts';
import { stubShop } from '../testing/stub-shop.ts';
import { ReplyLost, type StubState, stubState } from '../testing/stub-state.ts';
import { addOrderForm } from './add-order-form.ts';
import { checkOrderForm } from './check-order-form.ts';
import { LINE_OUTCOMES, outcomeCounts, rowsLeft } from './order-form.ts';
import { rowsOfLines, rowsText } from './order-form-rows.ts';
import type { LineOutcome, OrderFormArticle, OrderForms } from './order-forms.port.ts';

const article = (orderNumber: string): OrderFormArticle => ({
  itemId: `item-${orderNumber}`,
  orderNumber,
  name: `Artikel ${orderNumber}`,
  path: `/prod/${orderNumber}/`,
  variants: [],
  price: { current: money(499), counterpart: money(419), vatIncluded: true, vatRate: 19 },
  minimumOrderQuantity: 1,
  maxQuantity: 10,
});

/** A shop that has ten pieces of "1000", which "1000-0" names as well, and "2000", none of "3000", and "4000" in several variants. */
const outcomeOf = ({ orderNumber, quantity }: NumberedLine): LineOutcome => {
  const [name, path] = [`Artikel ${orderNumber}`, `/prod/${orderNumber}/`];
  switch (orderNumber) {
    case '1000':
    case '2000':
      return quantity > 10
        ? { outcome: 'quantity-changed', article: article(orderNumber), quantity: 10 }
        : { outcome: 'ready', article: article(orderNumber), quantity };
    case '1000-0':
      return outcomeOf({ orderNumber: '1000', quantity });
    case '3000':
      return { outcome: 'sold-out', name, path };
    case '4000':
      return { outcome: 'choose-variant', name, path };
    default:
      return { outcome: 'unknown', meant: [] };
  }
};

interface Called {
  readonly call: 'check' | 'add';
  readonly lines: readonly NumberedLine[];
}

const aShop = ({
  state = stubState({ carts: [aCart()] }),
  reply = 'delivered' as 'delivered' | 'lost' | 'never-ran',
} = {}) => {
  const called: Called[] = [];
  const shop = stubShop(state);
  const orderForms: OrderForms = {
    check: async (_shopper, lines) => {
      called.push({ call: 'check', lines });
      return lines.map(outcomeOf);
    },
    addToCart: async (shopper, cartId, lines) => {
      called.push({ call: 'add', lines });
      const outcomes = lines.map(outcomeOf);
      if (reply === 'never-ran') throw new ReplyLost();
      const updated = await shop.carts.update(
        shopper,
        cartId,
        outcomes.flatMap((outcome) =>
          'article' in outcome
            ? [{ do: 'add-position', itemId: outcome.article.itemId, quantity: outcome.quantity } as const]
            : [],
        ),
      );
      if (reply === 'lost') throw new ReplyLost();
      if (!updated.ok) throw new TypeError('the stub refused to add');
      return granted({ ...updated.value, report: EMPTY_CART_REPORT, outcomes });
    },
  };
  const ports = { ...shop, orderForms };
  return {
    ports,
    called,
    state,
    check: (typed: string) => checkOrderForm(ports, aVisit())(rowsOfLines(typed).rows),
    add: (typed: string, visit = aVisit()) => addOrderForm(ports, visit)(rowsOfLines(typed).rows),
  };
};

const inCart = ({ carts }: StubState) =>
  carts.flatMap(({ positions }) => positions.map(({ itemId, quantity }) => [itemId, quantity]));

const ALL = '1000;3\nHefte\n2000;12\n3000;1\n4000;2\n5000;2\n1000;2\n2000;0,5\n1,23E+12;1';

describe('an order form', () => {
  it('tells each article once, with the rows about it and the pieces of all of them, in their order', async () => {
    const { check, called } = aShop();
    expect((await check(ALL)).map(({ rows, asked, is }) => [rows, asked?.quantity, is.outcome])).toEqual([
      [[0, 6], 5, 'ready'],
      [[1], undefined, 'unknown'],
      [[2], 12, 'quantity-changed'],
      [[3], 1, 'sold-out'],
      [[4], 2, 'choose-variant'],
      [[5], 2, 'unknown'],
      [[7], undefined, 'unknown'],
      [[8], undefined, 'unknown'],
    ]);
    expect(called.map(({ call }) => call)).toEqual(['check']);
  });

  it('says why a line is unknown', async () => {
    const lines = await aShop().check('Hefte\n5000\n2000;0,5\n1,23E+12;1\n1000;0');
    expect(lines.map(({ is }) => is.outcome === 'unknown' && is.because)).toEqual([
      'no-number',
      'no-such-number',
      'no-quantity',
      'rounded',
      'no-pieces',
    ]);
  });

  it('names the rows beyond 500, and asks the shop about none of them', async () => {
    const { ports, called } = aShop();
    const rows = Array.from({ length: 502 }, (_none, at) => ({ orderNumber: `90000${at}`, quantity: '1' }));
    const lines = await checkOrderForm(ports, aVisit())(rows);
    expect(lines.slice(499).map((line) => [line.rows, line.is.outcome === 'unknown' && line.is.because])).toEqual([
      [[499], 'no-such-number'],
      [[500], 'too-many'],
      [[501], 'too-many'],
    ]);
    expect(called.map(({ lines: asked }) => asked.length)).toEqual([500]);
  });

  it('takes a number and a quantity of their own fields as they are, although in one line either could be the number', async () => {
    const { ports } = aShop();
    const rows = [
      { orderNumber: '1000', quantity: '7' },
      { orderNumber: '2000', quantity: '3000' },
      { orderNumber: ' ', quantity: '' },
      { orderNumber: '', quantity: '2' },
      { orderNumber: ';', quantity: '' },
      { orderNumber: '3x 1000', quantity: '' },
    ];
    expect(
      (await checkOrderForm(ports, aVisit())(rows)).map(({ rows: of, asked, is }) => [
        of,
        asked ?? (is.outcome === 'unknown' && is.because),
      ]),
    ).toEqual([
      [[0, 5], { orderNumber: '1000', quantity: 10 }],
      [[1], { orderNumber: '2000', quantity: 3000 }],
      [[3], 'no-number'],
      [[4], 'no-number'],
    ]);
  });

  it('asks nothing of a shop about lines without a number', async () => {
    const { check, called } = aShop();
    await check('Hefte\nStifte');
    expect(called).toEqual([]);
  });

  it('counts each line that was typed once, whatever it holds', async () => {
    const number = fc.constantFrom('1000', '2000', '3000', '4000', '5000', '1000x3', '3x2000', 'Hefte', '1,23E+12');
    const line = fc.tuple(number, fc.constantFrom('', ';0', ';3', ';30', ';1,5')).map((parts) => parts.join(''));
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 20 }), async (typed) => {
        const lines = await aShop().check(typed.join('\n'));
        const counts = outcomeCounts(lines.flatMap(({ rows, is }) => rows.map(() => is.outcome)));
        expect(LINE_OUTCOMES.reduce((sum, outcome) => sum + counts[outcome], 0)).toBe(typed.length);
      }),
    );
  });

  it('reads "1000x3" as three pieces of 1000, together with its other lines, unless an article has that number', async () => {
    const { check, called } = aShop();
    expect(await check('1000x3\n1000;1')).toMatchObject([
      { rows: [0, 1], asked: { orderNumber: '1000', quantity: 4 }, is: { outcome: 'ready' } },
    ]);
    expect(called.map(({ lines }) => lines)).toEqual([
      [{ orderNumber: '1000x3', quantity: 1 }],
      [{ orderNumber: '1000', quantity: 4 }],
    ]);
  });
});

describe('putting an order form into the cart', () => {
  it('puts in what can be bought in one call, beside what was there, and leaves the other lines as they were typed', async () => {
    const { add, called, state } = aShop();
    const added = await add(ALL);
    expect(inCart(state)).toEqual([
      ['item-1', 1],
      ['item-1000', 5],
      ['item-2000', 10],
    ]);
    expect(added.ok && rowsText(rowsLeft(rowsOfLines(ALL).rows, added.value.lines))).toBe(
      'Hefte\t\n3000\t1\n4000\t2\n5000\t2\n2000;0,5\t\n1,23E+12;1\t',
    );
    expect(called.map(({ call }) => call)).toEqual(['add']);
  });

  it('opens a session for a visitor without a cart', async () => {
    const { add, state } = aShop({ state: stubState({ carts: [] }) });
    const visit = aVisit(anAnonymousShopper());
    await add('1000;3', visit);
    expect(visit.shopper.userId).toBe('user-new');
    expect(inCart(state)).toEqual([['item-1000', 3]]);
  });

  it('of nothing that could be read opens no session, and says so', async () => {
    const { add, called } = aShop({ state: stubState({ carts: [] }) });
    const visit = aVisit(anAnonymousShopper());
    expect(await add('Hefte', visit)).toMatchObject({
      ok: false,
      refusal: { because: 'nothing-to-order', lines: [{ rows: [0] }] },
    });
    expect([visit.shopper.userId, called]).toEqual([undefined, []]);
  });

  it('says after a lost reply what the cart shows, and adds nothing twice', async () => {
    const cart = aCart({ positions: [aPosition({ id: 'item-2000', itemId: 'item-2000', quantity: 4 })] });
    const state = stubState({ carts: [cart], stock: { 'item-2000': 10 } });
    const { add, called } = aShop({ state, reply: 'lost' });
    const added = await add('1000;3\n2000;8\n5000;1', aVisit(aShopper()));
    expect(added.ok && added.value.lines.map(({ is }) => [is.outcome, 'article' in is ? is.quantity : 0])).toEqual([
      ['ready', 3],
      ['quantity-changed', 6],
      ['unknown', 0],
    ]);
    expect(inCart(state)).toEqual([
      ['item-1000', 3],
      ['item-2000', 10],
    ]);
    expect(called.map(({ call }) => call)).toEqual(['add', 'check']);
  });

  it('tells each piece once after a lost reply, although two numbers name one article', async () => {
    const state = stubState({ carts: [aCart()], stock: { 'item-1000': 10 } });
    const { add } = aShop({ state, reply: 'lost' });
    const added = await add('1000;7\n1000-0;5', aVisit(aShopper()));
    expect(inCart(state)).toContainEqual(['item-1000', 10]);
    expect(added.ok && added.value.lines.map(({ is }) => [is.outcome, 'article' in is ? is.quantity : 0])).toEqual([
      ['ready', 7],
      ['quantity-changed', 3],
    ]);
  });

  it('fails if the cart holds no more than before', async () => {
    const { add } = aShop({ reply: 'never-ran' });
    await expect(add('1000;3')).rejects.toThrow(ReplyLost);
  });
});
