import { DEFAULT_LABELS, MOST_LABELS, selectedCarrier } from '@shop/domain/returns/return-draft';
import { NO_LABEL } from '@shop/domain/returns/return';
import type { ReactNode } from 'react';

import type { FormError } from '../../platform/forms/field-errors.ts';
import type { ReturnCarriersQuery } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { useMessage } from '../../platform/texts/use-message.ts';
import { FormRadioGroup, FormSelect, SubmitButton } from '../../ui/form-fields.tsx';
import { Form } from '../../ui/form.tsx';
import type { RadioChoice } from '../../ui/radio-group.tsx';
import { useChooseReturnCarrier } from './returns.mutations.ts';
import type { OpenReturn } from './use-return-flow.ts';
import { RETURN_FORMS, useReturnForm } from './use-return-form.ts';
import { useStepResult } from './use-step-result.ts';

type Carriers = ReturnCarriersQuery['returnCarriers'];

interface CarrierStepProps {
  readonly flow: OpenReturn;
  readonly carriers: Carriers;
}

const COUNTS = Array.from({ length: MOST_LABELS }, (_, at) => String(at + 1));

/** What was chosen before, or the first carrier that accepts the goods, or none (RETURN-03). */
const firstChoice = (carriers: Carriers, chosen: string | null | undefined): string => {
  if (chosen === NO_LABEL) return NO_LABEL;
  return selectedCarrier(
    carriers.map(({ code, name, description, enabled }) => ({ code, name, description, enabled })),
    chosen ?? undefined,
  );
};

const carrierErrors =
  (carriers: Carriers) =>
  ({ carrier }: { readonly carrier: string }): readonly FormError[] =>
    carrier === NO_LABEL || carriers.some(({ code, enabled }) => enabled && code === carrier)
      ? []
      : [{ field: 'carrier', message: 'shop.return.carrier' }];

/** The third step: who takes the goods back, with how many labels; or no label at all. */
export const CarrierStep = ({ flow: { order, draft }, carriers }: CarrierStepProps): ReactNode => {
  const { t } = useTranslation('returns');
  const message = useMessage();
  const { mutateAsync: choose } = useChooseReturnCarrier();
  const accept = useStepResult();
  const form = useReturnForm(order.hash, {
    action: 'return-carrier',
    name: RETURN_FORMS.carrier,
    initial: { carrier: firstChoice(carriers, draft?.carrier), labels: String(draft?.labels ?? DEFAULT_LABELS) },
    validate: carrierErrors(carriers),
    onSubmit: async ({ carrier, labels }) =>
      accept(await choose({ order: order.hash, carrier, labels: Number(labels) })),
  });
  const isWithoutLabel = form.values['carrier'] === NO_LABEL;
  const choices = carriers.map(
    ({ code, name, description, enabled, notice }): RadioChoice => ({
      value: code,
      label: name,
      hint: enabled ? (
        description
      ) : (
        <>
          {t('carrier.refused')} {notice !== null && message(notice)}
        </>
      ),
      isDisabled: !enabled,
    }),
  );
  return (
    <Form
      form={form}
      hidden={{ order: order.hash, labels: isWithoutLabel ? DEFAULT_LABELS : undefined }}
      label={t('carrier.title')}
    >
      <FormRadioGroup
        name="carrier"
        look="cards"
        label={t('carrier.title')}
        isLabelHidden
        choices={[...choices, { value: NO_LABEL, label: t('carrier.nolabel'), hint: t('carrier.nolabel.hint') }]}
      />
      {!isWithoutLabel && (
        <FormSelect
          name="labels"
          label={t('carrier.labels')}
          hint={t('carrier.labels.hint')}
          width="xs"
          options={COUNTS.map((count) => ({ value: count, label: count }))}
        />
      )}
      <SubmitButton>{t('carrier.on')}</SubmitButton>
    </Form>
  );
};
