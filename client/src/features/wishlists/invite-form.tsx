import { email } from '@shop/domain/shared/form-rules';
import { LINK_LEVELS, mayMake } from '@shop/domain/wishlists/wishlist-rights';
import { type ReactNode, useId } from 'react';

import { formRefused } from '../../platform/forms/form-refused.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { FormSelect, FormTextField, SubmitButton } from '../../ui/form-fields.tsx';
import { Form } from '../../ui/form.tsx';
import styles from './dialogs.module.css';
import type { OpenList } from './list-rows.ts';
import { useInvite } from './lists.mutations.ts';

const MEMBER_LEVELS = LINK_LEVELS.filter((level) => level !== 'viewer');

/** Invites somebody by mail. */
export const InviteForm = ({ list }: { readonly list: OpenList }): ReactNode => {
  const { t } = useTranslation('wishlists');
  const heading = useId();
  const toast = useToast();
  const { mutateAsync: invite } = useInvite();
  const wishlistId = list.externalId;
  const form = useForm({
    action: 'invite-to-wishlist',
    name: `invite ${wishlistId}`,
    initial: { email: '', level: 'commentator' },
    validate: (typed) => {
      const message = email(typed.email);
      return message === undefined ? [] : [{ field: 'email', message }];
    },
    onSubmit: async (typed) => {
      const level = MEMBER_LEVELS.find((known) => known === typed.level) ?? 'commentator';
      const result = await invite({ wishlistId, email: typed.email, level });
      if (result.__typename === 'FormRefused') return formRefused(result);
      if (result.__typename === 'WishlistRefused') return { accepted: false, general: result.messageKey };
      toast({ kind: 'success', messageKey: result.messageKey });
      form.set({ email: '' });
      return { accepted: true };
    },
  });
  return (
    <section className={styles.stack} aria-labelledby={heading}>
      <h3 className={styles.heading} id={heading}>
        {t('share.invite')}
      </h3>
      <Form form={form} hidden={{ wishlistId }} label={t('share.invite')}>
        <FormTextField name="email" label={t('share.email')} type="email" inputMode="email" autoComplete="off" />
        <FormSelect
          name="level"
          label={t('share.level')}
          options={MEMBER_LEVELS.filter((level) => mayMake(list.level, level)).map((value) => ({
            value,
            label: t(`share.level.${value}`),
          }))}
        />
        <SubmitButton variant="outline">{t('share.invite.do')}</SubmitButton>
      </Form>
    </section>
  );
};
