import { SPEDITION } from '@shop/domain/shippers/shipper';
import type { ReactNode } from 'react';

import { useFormHandle } from '../../platform/forms/form-context.ts';
import { useFormat } from '../../platform/texts/format.ts';
import type { CheckoutPartFragment } from '../../platform/generated/graphql.ts';
import type { OfferedShipper } from './model/shipper-options.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { useMessage } from '../../platform/texts/use-message.ts';
import { Fieldset } from '../../ui/fieldset.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { SpeditionFields } from './spedition-fields.tsx';

interface ShipperPartProps {
  readonly shippers: readonly OfferedShipper[];
  readonly chosen: string | undefined;
  readonly speditionFields: CheckoutPartFragment['speditionFields'];
}

/** The carriers, with dates and costs. One that cannot be used shows the reason. */
export const ShipperPart = ({ shippers, chosen, speditionFields }: ShipperPartProps): ReactNode => {
  const { t } = useTranslation('checkout');
  const { dateRange } = useFormat();
  const message = useMessage();
  const { set, errorOf } = useFormHandle();
  const hintOf = ({ notice, arrives, surcharge }: OfferedShipper): string | undefined => {
    if (notice !== undefined) return message(notice);
    const hints = [
      arrives === null ? undefined : t('shipper.arrives', { dates: dateRange(arrives) }),
      surcharge === undefined ? undefined : t('shipper.surcharge', { amount: surcharge }),
    ];
    return hints.filter((hint) => hint !== undefined).join('. ') || undefined;
  };
  return (
    <Fieldset legend={t('shipper')}>
      <RadioGroup
        name="shipperCode"
        label={t('shipper')}
        isLabelHidden
        look="cards"
        value={chosen}
        error={errorOf('shipperCode')}
        onChange={(shipperCode) => set({ shipperCode })}
        choices={shippers.map((shipper) => ({
          value: shipper.code,
          label: shipper.name,
          aside: shipper.isFree ? t('shipper.free') : shipper.costs,
          isDisabled: !shipper.isEnabled,
          hint: hintOf(shipper),
          ...(shipper.code === SPEDITION ? { detail: <SpeditionFields fields={speditionFields} /> } : {}),
        }))}
      />
    </Fieldset>
  );
};
