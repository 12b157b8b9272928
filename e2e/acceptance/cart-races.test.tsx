import { hearTabs } from '@shop/client/testing/hear-tabs';
import { openPageOver } from '@shop/client/testing/open-page';
import { seededRandom, type Random } from '@shop/fakes/goods/seeded-random';
import type { Entered, OpenBackend } from '@shop/gateway/testing/backends';
import { changeCart, resultOf } from '@shop/gateway/testing/buy';
import { ARTICLES } from '@shop/gateway/testing/receipt';
import { act, fireEvent } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fetchOf } from './testing/fetch-of.ts';
import { heldNetwork, type HeldNetwork } from './testing/held-network.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';

type Operation = Parameters<typeof changeCart>[1][number];

/** Each page has other courses. On six of them, every kind of event meets every other. */
const PAGES = process.env['TEST_RING'] === 'long' ? 20 : 6;
const COURSES_OF_A_PAGE = 10;
const EVENTS = 10;
const VOUCHER = 'SCHULE10';
const ITEMS = [ARTICLES.pencils, ARTICLES.book, ARTICLES.glue, ARTICLES.labels].map(({ itemId }) => itemId);
const COMMAND = 'UpdateCart';

const CART =
  '{ result: cart { id articleCount total { text } vouchers { code } positions { id: operationsId itemId name quantity totalPrice { text } } } }';

interface CartOfShop {
  readonly id: string;
  readonly articleCount: number;
  readonly total: { readonly text: string };
  readonly vouchers: readonly { readonly code: string }[];
  readonly positions: readonly {
    readonly id: string;
    readonly itemId: string;
    readonly name: string;
    readonly quantity: number;
    readonly totalPrice: { readonly text: string };
  }[];
}

const cartOf = ({ browser }: Entered): Promise<CartOfShop> => resultOf<CartOfShop>(browser, CART);

/** Lets everything happen that is due. The clock of the page moves by hardly anything. */
const settle = (): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(2)));

interface ShownLine {
  readonly id: string;
  readonly quantity: string;
  readonly price: string;
  readonly element: Element;
}

const lineOf = (element: Element): ShownLine => ({
  id: element.querySelector<HTMLInputElement>('input[name="positionId"]')?.value ?? '',
  quantity: element.querySelector<HTMLInputElement>('input[name="quantity"]')?.value ?? '',
  price: element.querySelector('[class~="total"]')?.textContent.replace('Gesamtpreis', '').trim() ?? '',
  element,
});

/** Queries by role are too slow for so many looks at the page. */
const elements = <Kind extends keyof HTMLElementTagNameMap>(
  kind: Kind,
  words: string,
  inside: ParentNode = document.querySelector('main') ?? document,
): readonly HTMLElementTagNameMap[Kind][] =>
  [...inside.querySelectorAll(kind)].filter((element) =>
    (element.getAttribute('aria-label') ?? element.textContent).startsWith(words),
  );

const buttons = (words: string, inside?: ParentNode): readonly HTMLButtonElement[] =>
  elements('button', words, inside).filter(
    (button) => !button.disabled && button.getAttribute('aria-disabled') !== 'true',
  );

const shownLines = (): readonly ShownLine[] =>
  elements('ul', 'Artikel im Warenkorb')
    .flatMap((list) => [...list.children])
    .map(lineOf);

const shownTotal = (): string | null | undefined => elements('dt', 'Gesamtsumme')[0]?.nextElementSibling?.textContent;

const wayToCheckout = (): number => elements('a', 'Weiter zur Kasse').length;

const among = <Value,>(random: Random, values: readonly Value[]): Value | undefined =>
  values[random.between(0, values.length - 1)];

interface Setting {
  readonly visitor: Entered;
  readonly network: HeldNetwork;
  readonly post: ReturnType<typeof hearTabs>;
  /** Every amount that the shop has sent to the page. */
  readonly amounts: ReadonlySet<string>;
  readonly random: Random;
}

/** Random presses, changes in another tab, and a network that delays, reorders and loses. Each event returns its words for the log, or nothing if it cannot happen now. */
const courseOf = ({ visitor, network, post, amounts, random }: Setting) => {
  const untold: (() => void)[] = [];
  const gone = new Set<string>();
  let unsettled = 0;

  const command = (words: string, press: () => void): string => {
    unsettled += 1;
    press();
    return words;
  };
  const pressLine = (
    words: string,
    name: string,
    then: (line: ShownLine) => void = () => undefined,
  ): string | undefined => {
    const line = among(random, shownLines());
    const [button] = line === undefined ? [] : buttons(name, line.element);
    if (line === undefined || button === undefined) return undefined;
    return command(`${words} of ${line.id}`, () => {
      fireEvent.click(button);
      then(line);
    });
  };
  const elsewhere = async (words: string, operation: Operation): Promise<string> => {
    const { cart } = await changeCart<{ readonly cart: CartOfShop }>(
      visitor.browser,
      [operation],
      '... on CartUpdated { cart { id articleCount } } ... on CartRefused { cart { id articleCount } }',
    );
    untold.push(() =>
      post({
        happened: 'cart-changed',
        loginState: 'logged-out',
        cart: { id: cart.id, articleCount: cart.articleCount },
      }),
    );
    return `another tab: ${words}`;
  };
  const lost = async (held: ReturnType<HeldNetwork['sent']>[number], hasArrived: boolean): Promise<string> => {
    if (!hasArrived) gone.clear();
    if (held.operation === COMMAND) unsettled -= 1;
    network.lose(held);
    return `lose ${held.operation} ${hasArrived ? 'on the way back' : 'on the way there'}`;
  };

  const events: Readonly<Record<string, () => string | undefined | Promise<string | undefined>>> = {
    more: () => pressLine('more', 'Eins mehr'),
    less: () => pressLine('less', 'Eins weniger'),
    remove: () => pressLine('remove', 'Entfernen', ({ id }) => gone.add(id)),
    undo: () => {
      const button = among(random, buttons('Rückgängig machen'));
      return button && command('undo', () => fireEvent.click(button));
    },
    voucher: () => {
      const [remove] = buttons(`Entfernen ${VOUCHER}`);
      if (remove !== undefined) return command('remove the voucher', () => fireEvent.click(remove));
      const field = document.querySelector('input[name="code"]:not([type="hidden"])');
      const [redeem] = buttons('Einlösen');
      if (field === null || redeem === undefined || elements('button', `Entfernen ${VOUCHER}`).length > 0)
        return undefined;
      fireEvent.change(field, { target: { value: VOUCHER } });
      return command('redeem the voucher', () => fireEvent.click(redeem));
    },
    elsewhereAdd: () => elsewhere('add', { do: 'add-position', itemId: among(random, ITEMS) ?? '', quantity: 1 }),
    elsewhereRemove: async () => {
      const line = among(random, (await cartOf(visitor)).positions);
      return line && elsewhere(`remove ${line.id}`, { do: 'remove-position', positionId: line.id });
    },
    tell: () => {
      const message = untold.shift();
      message?.();
      return message && 'the page hears of another tab';
    },
    arrive: async () => {
      const held = among(random, network.sent());
      await (held && network.arrive(held));
      return held && `${held.operation} arrives`;
    },
    answer: () => {
      const held = among(random, network.replied());
      if (held === undefined) return undefined;
      if (held.operation === COMMAND) unsettled -= 1;
      network.answer(held);
      return `reply to ${held.operation}`;
    },
    loseRequest: () => {
      const held = among(
        random,
        network.sent().filter(({ operation }) => operation === COMMAND),
      );
      return held && lost(held, false);
    },
    loseReply: () => {
      const held = among(
        random,
        network.replied().filter(({ operation }) => operation === COMMAND),
      );
      return held && lost(held, true);
    },
  };
  const WEIGHTS = [
    'more',
    'more',
    'less',
    'remove',
    'remove',
    'undo',
    'undo',
    'voucher',
    'voucher',
    'elsewhereAdd',
    'elsewhereAdd',
    'elsewhereRemove',
    'elsewhereRemove',
    'tell',
    'tell',
    'tell',
    'arrive',
    'arrive',
    'arrive',
    'arrive',
    'arrive',
    'answer',
    'answer',
    'answer',
    'answer',
    'loseRequest',
    'loseReply',
  ];

  return {
    step: async (): Promise<string | undefined> => {
      let words: string | undefined;
      await act(async () => {
        words = await events[among(random, WEIGHTS) ?? '']?.();
      });
      if (words !== undefined) await settle();
      return words;
    },
    /** Another tab fills a cart that has become small. */
    fill: async (): Promise<void> => {
      for (const itemId of ITEMS.slice(shownLines().length))
        await elsewhere('fill', { do: 'add-position', itemId, quantity: 2 });
    },
    /** All messages, requests and replies arrive, in any order. */
    drain: async (): Promise<void> => {
      while (untold.length + network.sent().length + network.replied().length > 0) {
        await act(async () => void (await events[among(random, ['tell', 'arrive', 'answer', 'answer']) ?? '']?.()));
        await settle();
      }
    },
    check: (): void => {
      const lines = shownLines();
      expect(
        lines.filter(({ id }) => gone.has(id)).map(({ id }) => id),
        'removed lines that are shown again',
      ).toEqual([]);
      if (unsettled > 0) expect(wayToCheckout(), 'ways to the checkout, while totals are unsettled').toBe(0);
      const shown = [shownTotal(), ...lines.map(({ price }) => price)].filter((amount) => amount != null);
      expect(
        shown.filter((amount) => !amounts.has(amount)),
        'amounts that the shop has not sent',
      ).toEqual([]);
    },
  };
};

const expectCartOfShop = async (visitor: Entered): Promise<void> => {
  const { positions, total, vouchers, articleCount } = await cartOf(visitor);
  expect(shownLines().map(({ id, quantity, price }) => ({ id, quantity, price }))).toEqual(
    positions.map(({ id, quantity, totalPrice }) => ({ id, quantity: String(quantity), price: totalPrice.text })),
  );
  expect(document.querySelector('header a[href="/checkout/basket/"]')?.textContent).toContain(
    `Warenkorb, ${articleCount} Artikel`,
  );
  if (positions.length === 0) return;
  expect(shownTotal()).toBe(total.text);
  expect(buttons(`Entfernen ${VOUCHER}`)).toHaveLength(vouchers.length);
  expect(wayToCheckout()).toBe(1);
};

/** The races are between page and network; the upstream behind the gateway adds nothing to them. */
const IN_MEMORY = WHOLE_SHOPS.slice(0, 1);

const AMOUNT = /"text":"([^"]*)"/gu;

describe.each(IN_MEMORY)('changes of a cart over a network that delays, reorders and loses', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  const aPage = async (number: number) => {
    const visitor = await shop.enter();
    await changeCart(
      visitor.browser,
      ITEMS.slice(1).map((itemId) => ({ do: 'add-position', itemId, quantity: 2 })),
    );
    const amounts = new Set<string>();
    const network = heldNetwork(async (...request) => {
      const reply = await fetchOf(visitor.browser)(...request);
      const text = await reply.text();
      for (const [, amount = ''] of text.matchAll(AMOUNT)) amounts.add(amount);
      return new Response(text, { status: reply.status, headers: reply.headers });
    });
    const page = await openPageOver(network.fetch, '/checkout/basket/', 'de');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const post = hearTabs(page);
    await settle();
    network.hold();
    return { visitor, ...courseOf({ visitor, network, post, amounts, random: seededRandom(number, 'cart races') }) };
  };

  it.each(Array.from({ length: PAGES }, (_, at) => at + 1))(
    `settle at the shop's cart: ${COURSES_OF_A_PAGE} courses on page %i`,
    async (number) => {
      const { visitor, fill, step, drain, check } = await aPage(number);
      const log: string[] = [];
      try {
        for (let course = 0; course < COURSES_OF_A_PAGE; course += 1) {
          log.length = 0;
          await fill();
          await drain();
          while (log.length < EVENTS) {
            const words = await step();
            if (words === undefined) continue;
            log.push(words);
            check();
          }
          await drain();
          await expectCartOfShop(visitor);
        }
      } catch (failure) {
        throw new Error(`The last course on page ${number}: ${log.join(', ')}`, { cause: failure });
      }
    },
  );
});
