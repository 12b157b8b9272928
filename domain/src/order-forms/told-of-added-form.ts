import type { MessageKey } from '../shared/message-keys.ts';
import type { OrderFormLine } from './order-form.ts';

interface ToldOfForm {
  readonly kind: 'success' | 'warning';
  readonly messageKey: MessageKey;
  readonly values: Readonly<Record<string, string>>;
}

/** More articles than anybody reads in a message. */
const MOST_ARTICLES = 8;

const listed = (texts: readonly string[]): string =>
  [...texts.slice(0, MOST_ARTICLES), ...(texts.length > MOST_ARTICLES ? ['…'] : [])].join(' · ');

/** What a visitor is told without scripts: what came into the cart, and of which articles it was another quantity than asked for. */
export const toldOfAddedForm = (lines: readonly OrderFormLine[]): readonly ToldOfForm[] => {
  const inCart = lines.flatMap(({ asked, is }) =>
    'article' in is && is.quantity > 0
      ? [{ name: is.article.name, asked: asked?.quantity ?? 0, now: is.quantity }]
      : [],
  );
  const pieces = inCart.reduce((sum, { now }) => sum + now, 0);
  const changed = inCart.filter(({ asked, now }) => asked !== now);
  return [
    ...(pieces > 0
      ? [
          {
            kind: 'success',
            messageKey: 'shop.orderForm.added',
            values: { pieces: String(pieces), articles: String(inCart.length) },
          } as const,
        ]
      : []),
    ...(changed.length > 0
      ? [
          {
            kind: 'warning',
            messageKey: 'shop.orderForm.changed',
            values: { lines: listed(changed.map(({ name, asked, now }) => `${name}: ${asked} → ${now}`)) },
          } as const,
        ]
      : []),
  ];
};
