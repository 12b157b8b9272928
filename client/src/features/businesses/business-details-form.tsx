import { businessErrors } from '@shop/domain/businesses/business-rules';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { formRefused } from '../../platform/forms/form-refused.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import type { SubmitResult } from '../../platform/forms/use-form-submit.ts';
import { ChangeBusinessDetailsDocument } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { request } from '../../platform/transport/request.ts';
import { SubmitButton } from '../../ui/form-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { BusinessFields } from './business-fields.tsx';
import { detailsIn } from './business-values.ts';
import { businessDetailsQuery, businessListsQuery } from './businesses.queries.ts';

/** Changes what the customer's institution says about itself. */
export const BusinessDetailsForm = (): ReactNode => {
  const { t } = useTranslation('businesses');
  const client = useQueryClient();
  const toast = useToast();
  const lists = useSuspenseQuery(businessListsQuery()).data.businessLists;
  const { businessDetails } = useSuspenseQuery(businessDetailsQuery()).data;
  const form = useForm({
    action: 'business-details',
    name: 'business-details',
    initial: {
      primaryIndustryGroupCode: businessDetails?.primaryIndustryGroupCode ?? '',
      jobTitleCode: businessDetails?.jobTitleCode ?? '',
      numberOfEmployees: businessDetails?.numberOfEmployees?.toString() ?? '',
      vatRegistrationNo: businessDetails?.vatRegistrationNo ?? '',
    },
    validate: (values) => businessErrors(detailsIn(values)),
    onSubmit: async (values): Promise<SubmitResult> => {
      const { changeBusinessDetails: changed } = await request('ChangeBusinessDetails', ChangeBusinessDetailsDocument, {
        input: detailsIn(values),
      });
      if (changed.__typename === 'FormRefused') return formRefused(changed);
      client.setQueryData(businessDetailsQuery().queryKey, { businessDetails: changed.business });
      toast({ kind: 'success', messageKey: 'shop.account.saved' });
      return { accepted: true };
    },
  });
  return (
    <Form form={form} label={t('details.title')}>
      <BusinessFields prefix="" lists={lists} />
      <SubmitButton isWide={false}>{t('details.save')}</SubmitButton>
    </Form>
  );
};
