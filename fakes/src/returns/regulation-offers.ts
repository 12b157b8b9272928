import { RETURN_REASONS, type ReturnReason } from '@shop/domain/returns/return-reason';
import type { Regulation } from '@shop/domain/returns/return';
import { type Storefront, STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { localise } from '../goods/catalogue-context.ts';
import type { Texts } from '../goods/goods.ts';
import type { OrderRecord } from '../orders/order-record.ts';

type RegulationKind = 'repair' | 'replacement' | 'refund' | 'credit';

const TEXTS: Readonly<Record<RegulationKind, { readonly name: Texts; readonly description: Texts }>> = {
  repair: {
    name: { de: 'Reparatur', en: 'Repair' },
    description: {
      de: 'Wir lassen die Ware reparieren und senden sie Ihnen kostenlos zurück.',
      en: 'We have the goods repaired and send them back to you free of charge.',
    },
  },
  replacement: {
    name: { de: 'Ersatz', en: 'Replacement' },
    description: {
      de: 'Wir senden Ihnen dieselben Artikel noch einmal, sobald die Ware bei uns ist.',
      en: 'We send you the same items again as soon as the goods have reached us.',
    },
  },
  refund: {
    name: { de: 'Geld zurück', en: 'Money back' },
    description: {
      de: 'Wir erstatten den bezahlten Betrag auf dem Weg, auf dem Sie bezahlt haben.',
      en: 'We refund what you paid, in the way in which you paid.',
    },
  },
  credit: {
    name: { de: 'Gutschrift', en: 'Credit note' },
    description: {
      de: 'Wir schreiben den Betrag Ihrem Kundenkonto gut und verrechnen ihn mit offenen Rechnungen.',
      en: 'We credit the amount to your account and offset it against open invoices.',
    },
  },
};

/** What a reason entitles to, the shop's preference first. The buyer of defective goods may always choose (§ 439 BGB). */
const BY_REASON: Readonly<Record<ReturnReason, readonly RegulationKind[]>> = {
  'changed-mind': ['refund'],
  'wrong-order': ['refund'],
  unsuitable: ['refund'],
  late: ['refund'],
  'wrong-item': ['replacement', 'refund'],
  incomplete: ['replacement', 'refund'],
  damaged: ['replacement', 'refund'],
  defective: ['replacement', 'repair', 'refund'],
};

/** Companies get a credit note instead of money, because they pay on account. */
const forStorefront = ({ isB2b }: Storefront, kind: RegulationKind): RegulationKind =>
  isB2b && kind === 'refund' ? 'credit' : kind;

/** What is offered for all of the reasons at once, by the rules of the storefront that sold the goods and in the words of the one that shows them. */
export const regulationsFor = (
  { storefrontId }: OrderRecord,
  storefront: Storefront,
  reasons: readonly ReturnReason[],
): readonly Regulation[] => {
  const known = reasons.filter((reason) => RETURN_REASONS.includes(reason));
  const [first, ...others] = known.map((reason) => BY_REASON[reason]);
  return (first ?? [])
    .filter((kind) => others.every((offered) => offered.includes(kind)))
    .map((kind) => forStorefront(STOREFRONTS[storefrontId], kind))
    .map((id) => ({
      id,
      name: localise(storefront, TEXTS[id].name),
      description: localise(storefront, TEXTS[id].description),
    }));
};

/** Regulations that pay the buyer back. */
export const isPaidBack = (regulationId: string): boolean => regulationId === 'refund' || regulationId === 'credit';
