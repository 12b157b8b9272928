import { selectedRegulation } from '@shop/domain/returns/return-draft';
import type { ReactNode } from 'react';

import type { ReturnRegulationsQuery } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { FormRadioGroup, SubmitButton } from '../../ui/form-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { useChooseRegulation } from './returns.mutations.ts';
import type { OpenReturn } from './use-return-flow.ts';
import { RETURN_FORMS, useReturnForm } from './use-return-form.ts';
import { useStepResult } from './use-step-result.ts';

interface RegulationStepProps {
  readonly flow: OpenReturn;
  readonly offered: ReturnRegulationsQuery['returnRegulations'];
}

/** The second step: what the buyer gets for the goods. The first one is chosen already (RETURN-02). */
export const RegulationStep = ({ flow: { order, draft }, offered }: RegulationStepProps): ReactNode => {
  const { t } = useTranslation('returns');
  const { mutateAsync: choose } = useChooseRegulation();
  const accept = useStepResult();
  const isOffered = (id: string | undefined): boolean => offered.some((regulation) => regulation.id === id);
  const form = useReturnForm(order.hash, {
    action: 'return-regulation',
    name: RETURN_FORMS.regulation,
    initial: { regulation: selectedRegulation(offered, draft?.regulation ?? undefined) ?? '' },
    validate: ({ regulation }) =>
      isOffered(regulation) ? [] : [{ field: 'regulation', message: 'shop.return.regulation' }],
    onSubmit: async ({ regulation }) => accept(await choose({ order: order.hash, regulation })),
  });
  return (
    <Form form={form} hidden={{ order: order.hash }} label={t('regulations.title')}>
      <FormRadioGroup
        name="regulation"
        look="cards"
        label={t('regulations.title')}
        isLabelHidden
        choices={offered.map(({ id, name, description }) => ({ value: id, label: name, hint: description }))}
      />
      <SubmitButton>{t('regulations.on')}</SubmitButton>
    </Form>
  );
};
