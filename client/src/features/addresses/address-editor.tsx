import { ADDRESS_LIST_PATHS, type AddressList } from '@shop/domain/addresses/address-lists';
import { addressFormName } from '@shop/domain/addresses/open-form';
import { LOGIN } from '@shop/domain/shared/paths';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

import { type FieldValues, removeDraft } from '../../platform/forms/form-draft.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import type { SubmitResult } from '../../platform/forms/use-form-submit.ts';
import type { AddressBookPartFragment, AddressPartFragment } from '../../platform/generated/graphql.ts';
import { useIsHydrated } from '../../platform/hydration/use-is-hydrated.ts';
import { useNavigateTo } from '../../platform/navigation/use-navigate-to.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { AlertNotice } from '../../ui/alert-notice.tsx';
import { Card } from '../../ui/card.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { FormCheckbox, FormTextField, SubmitButton } from '../../ui/form-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { useSaveAddress } from './address-book.mutations.ts';
import styles from './address-editor.module.css';
import { AddressFields } from './address-fields.tsx';
import { errorsIn, FORM, newValues, refusedIn, savedValues } from './address-form-fields.ts';
import { addPath, editPath } from './address-paths.ts';
import { PackstationFields } from './packstation-fields.tsx';

interface AddressEditorProps {
  readonly list: AddressList;
  readonly book: AddressBookPartFragment;
  /** The address to edit; absent for a new one. */
  readonly address?: AddressPartFragment;
  readonly onSaved: (addressId: string) => void;
}

/** The fields of an address in the account: those of the checkout, and whom to reach there. */
const Fields = ({ list, book, address }: Omit<AddressEditorProps, 'onSaved'>): ReactNode => {
  const { t } = useTranslation('address-book');
  if (list === 'packstation') return <PackstationFields form={FORM} />;
  return (
    <>
      <AddressFields form={FORM} kind={list} countries={book.deliveryCountries} />
      <FormTextField
        name={`${FORM}.phone`}
        label={t('phone')}
        hint={t('phone.hint')}
        isRequired={false}
        type="tel"
        inputMode="tel"
        width="m"
        autoComplete={`${list} tel`}
      />
      <EmailField
        name={`${FORM}.email`}
        label={t('email')}
        hint={t('email.hint')}
        isRequired={false}
        autoComplete={`${list} email`}
      />
      {list === 'billing' && address?.isCustomerAddress !== true && (
        <FormCheckbox name={`${FORM}.isAlsoCustomerAddress`} label={t('asCustomer')} hint={t('asCustomer.hint')} />
      )}
    </>
  );
};

/** The session is over: what was typed stays, and the login leads back to it. */
const ExpiredNotice = ({ count, path }: { readonly count: number; readonly path: string }): ReactNode => {
  const { t } = useTranslation('address-book');
  return (
    <AlertNotice focusKey={count}>
      <p>{t('expired')}</p>
      <p>
        <LinkButton variant="link" href={`${LOGIN}?${new URLSearchParams({ origin: path })}`}>
          {t('expired.login')}
        </LinkButton>
      </p>
    </AlertNotice>
  );
};

/** The heading of a form that the customer has just opened takes the focus; one that came with the page does not. */
const useFocusWhenOpened = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  const cameWithPage = useRef(!useIsHydrated());
  useEffect(() => {
    if (!cameWithPage.current) heading.current?.focus();
  }, []);
  return heading;
};

/** The form of a new or a saved address. What was typed survives an error, a reload and the way back. */
export const AddressEditor = ({ list, book, address, onSaved }: AddressEditorProps): ReactNode => {
  const { t } = useTranslation('address-book');
  const id = useId();
  const heading = useFocusWhenOpened();
  const toast = useToast();
  const navigateTo = useNavigateTo();
  const { mutateAsync: save } = useSaveAddress(list, { isForm: true });
  const [expiredCount, setExpiredCount] = useState(0);
  const name = addressFormName(list, address?.id);
  const path = address === undefined ? addPath(list) : editPath(list, address.id);
  const title = t(address === undefined ? `add.${list}` : `edit.${list}`);

  const onSubmit = async (values: FieldValues): Promise<SubmitResult> => {
    const result = await save(values);
    switch (result.__typename) {
      case 'AddressSaved':
        toast({ kind: 'success', messageKey: 'shop.address.saved' });
        onSaved(result.addressId);
        navigateTo(ADDRESS_LIST_PATHS[list], { replace: true });
        return { accepted: true };
      case 'FormRefused':
        return refusedIn(result);
      case 'SessionExpired':
        setExpiredCount((count) => count + 1);
        return { accepted: false };
    }
  };
  const form = useForm({
    action: 'save-address',
    name,
    initial: address === undefined ? newValues(list, book) : savedValues(list, address),
    validate: errorsIn(list),
    onSubmit,
  });
  return (
    <Card as="section" labelledBy={id}>
      <h2 className={styles.heading} id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <div className={styles.form}>
        <Form form={form} hidden={{ from: path, list, 'address.addressId': address?.id }} label={title}>
          {expiredCount > 0 && <ExpiredNotice count={expiredCount} path={path} />}
          <Fields list={list} book={book} {...(address === undefined ? {} : { address })} />
          <div className={styles.actions}>
            <SubmitButton>{t(`save.${list}`)}</SubmitButton>
            <LinkButton variant="link" href={ADDRESS_LIST_PATHS[list]} onClick={() => removeDraft(name)}>
              {t('cancel')}
            </LinkButton>
          </div>
        </Form>
      </div>
    </Card>
  );
};
