import type { OrderId } from '@shop/domain/shared/shop-id';
import { withdrawalPath } from '@shop/domain/shared/paths';
import type { LegalRegime, Storefront } from '@shop/domain/storefronts/storefront';
import { WITHDRAWAL } from '../content/page-paths.ts';
import { localise } from '../goods/catalogue-context.ts';
import type { Texts } from '../goods/goods.ts';

interface WrittenRight {
  readonly text: Texts;
  /** Leads to the withdrawal function. */
  readonly declare: Texts;
  readonly notice: Texts;
}

/** Businesses have no right of withdrawal, and their mails promise none. */
const RIGHTS: Readonly<Record<LegalRegime, WrittenRight | undefined>> = {
  union: {
    text: {
      de: 'Als Verbraucherin oder Verbraucher können Sie den Vertrag binnen 14 Tagen nach Erhalt der letzten Ware ohne Angabe von Gründen widerrufen.',
      en: 'As a consumer you may withdraw from the contract within 14 days of receiving the last goods, without giving any reason.',
    },
    declare: { de: 'Vertrag widerrufen', en: 'Withdraw from contract' },
    notice: {
      de: 'Widerrufsbelehrung und Muster-Widerrufsformular',
      en: 'Right of withdrawal and model withdrawal form',
    },
  },
  swiss: {
    text: {
      de: 'Unbenutzte Ware nehmen wir freiwillig 30 Tage lang zurück, gerechnet ab dem Tag, an dem Sie sie erhalten haben.',
      en: 'We voluntarily take unused goods back for 30 days from the day on which you received them.',
    },
    declare: { de: 'Freiwilliges Rückgaberecht nutzen', en: 'Use the voluntary right to return' },
    notice: { de: 'Rückgaberecht', en: 'Right to return' },
  },
  business: undefined,
};

export interface RightToReturn {
  readonly text: string;
  readonly links: readonly {
    readonly rel: 'withdrawal' | 'withdrawal-notice';
    readonly label: string;
    readonly url: string;
  }[];
}

/** What the mail about an order says about giving goods back, by the law of its storefront; undefined where there is nothing to say. */
export const rightToReturn = (storefront: Storefront, orderId: OrderId): RightToReturn | undefined => {
  const right = RIGHTS[storefront.legalRegime];
  return (
    right && {
      text: localise(storefront, right.text),
      links: [
        { rel: 'withdrawal', label: localise(storefront, right.declare), url: withdrawalPath(orderId) },
        { rel: 'withdrawal-notice', label: localise(storefront, right.notice), url: WITHDRAWAL },
      ],
    }
  );
};
