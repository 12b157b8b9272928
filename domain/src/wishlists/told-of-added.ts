import type { MessageKey } from '../shared/message-keys.ts';

/** What became of articles that were put on a list. */
interface AddedArticles {
  /** The name of the list. */
  readonly list: string;
  readonly added: number;
  /** Were there with as many pieces or more. */
  readonly unchanged: number;
  /** Names of those that the shop no longer has. */
  readonly unknown: readonly string[];
  /** Names of those for which the list was too full. */
  readonly leftOut: readonly string[];
}

interface ToldOfAdded {
  readonly kind: 'success' | 'info' | 'warning';
  readonly messageKey: MessageKey;
  readonly values: Readonly<Record<string, string>>;
}

/** More names than anybody reads in a message. */
const MOST_NAMES = 8;

/** Names of articles, as a message lists them. */
export const namesOf = (names: readonly string[]): string =>
  [...names.slice(0, MOST_NAMES), ...(names.length > MOST_NAMES ? ['…'] : [])].join('; ');

/** What a visitor is told: what was added, then what was not and why. */
export const toldOfAdded = ({ list, added, unchanged, unknown, leftOut }: AddedArticles): readonly ToldOfAdded[] => [
  ...(added > 0 || unchanged + unknown.length + leftOut.length === 0
    ? [{ kind: 'success', messageKey: 'shop.wishlist.filled', values: { list, count: String(added) } } as const]
    : []),
  ...(unchanged > 0
    ? [{ kind: 'info', messageKey: 'shop.wishlist.alreadyThere', values: { list, count: String(unchanged) } } as const]
    : []),
  ...(unknown.length > 0
    ? [
        {
          kind: 'warning',
          messageKey: 'shop.wishlist.noLongerSold',
          values: { count: String(unknown.length), names: namesOf(unknown) },
        } as const,
      ]
    : []),
  ...(leftOut.length > 0
    ? [
        {
          kind: 'warning',
          messageKey: 'shop.wishlist.leftOut',
          values: { list, count: String(leftOut.length), names: namesOf(leftOut) },
        } as const,
      ]
    : []),
];
