import { listSaved } from '@shop/domain/wishlists/change-messages';
import { FIELD_LIMITS } from '@shop/domain/shared/field-limits';
import { tidyWishlistForm, wishlistErrors } from '@shop/domain/wishlists/wishlist-rules';
import type { ReactNode } from 'react';

import { formRefused } from '../../platform/forms/form-refused.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { FormTextArea, FormTextField, SubmitButton } from '../../ui/form-fields.tsx';
import { Form } from '../../ui/form.tsx';
import type { OpenList } from './list-rows.ts';
import { useDescribeList } from './lists.mutations.ts';

interface DescribeListFormProps {
  readonly list: OpenList;
  readonly onDone: () => void;
}

/** Renames a list, and says what it is for. */
export const DescribeListForm = ({ list, onDone }: DescribeListFormProps): ReactNode => {
  const { t } = useTranslation('wishlists');
  const toast = useToast();
  const { mutateAsync: describe } = useDescribeList();
  const wishlistId = list.externalId;
  const form = useForm({
    action: 'describe-wishlist',
    name: `wishlist ${wishlistId}`,
    initial: { listName: list.name, listDescription: list.description },
    validate: wishlistErrors,
    onSubmit: async (typed) => {
      const result = await describe({ wishlistId, ...tidyWishlistForm(typed) });
      if (result.__typename === 'FormRefused') return formRefused(result);
      if (result.__typename === 'WishlistRefused') return { accepted: false, general: result.messageKey };
      toast(listSaved(result.list));
      onDone();
      return { accepted: true };
    },
  });
  return (
    <Form form={form} hidden={{ wishlistId }} label={t('describe.title')}>
      <FormTextField name="listName" label={t('new.name')} />
      <FormTextArea
        name="listDescription"
        label={t('new.description')}
        isRequired={false}
        rows={4}
        limit={FIELD_LIMITS.listDescription}
      />
      <SubmitButton>{t('describe.save')}</SubmitButton>
    </Form>
  );
};
