import { contactErrors } from '@shop/domain/returns/contact-errors';
import { NO_LABEL } from '@shop/domain/returns/return';
import { type ReactNode, useId } from 'react';

import { useFormHandle } from '../../platform/forms/form-context.ts';
import type {
  ReturnCarriersQuery,
  ReturnContactQuery,
  ReturnRegulationsQuery,
} from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorMessage, fieldId } from '../../ui/field.tsx';
import { SubmitButton } from '../../ui/form-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ChosenGoods } from './chosen-goods.tsx';
import { ContactFields } from './contact-fields.tsx';
import { pathOfStep } from './return-screen.tsx';
import styles from './returns.module.css';
import type { OpenReturn } from './use-return-flow.ts';
import { RETURN_FORMS, useReturnForm } from './use-return-form.ts';
import { useReturnSubmission } from './use-return-submission.ts';

interface ConfirmStepProps {
  readonly flow: OpenReturn;
  readonly regulations: ReturnRegulationsQuery['returnRegulations'];
  readonly carriers: ReturnCarriersQuery['returnCarriers'];
  /** What the shop knows about a visitor who is signed in. */
  readonly contact: ReturnContactQuery['returnContact'];
}

interface PartProps {
  readonly heading: string;
  /** The step where it was chosen. */
  readonly href?: string;
  /** The name of what was chosen there, in errors. */
  readonly field?: string;
  readonly children: ReactNode;
}

const Part = ({ heading, href, field, children }: PartProps): ReactNode => {
  const { t } = useTranslation('returns');
  const { errorOf } = useFormHandle();
  const error = field === undefined ? undefined : errorOf(field);
  const link = field === undefined ? {} : { id: fieldId(field) };
  const id = useId();
  const errorId = useId();
  return (
    <Card as="section" labelledBy={id}>
      <header className={styles.partHead}>
        <h2 className={styles.heading} id={id}>
          {heading}
        </h2>
        {href !== undefined && (
          <a href={href} {...link} aria-describedby={error === undefined ? undefined : errorId}>
            {t('confirm.change')} <VisuallyHidden>{heading}</VisuallyHidden>
          </a>
        )}
      </header>
      {error === undefined ? children : <ErrorMessage id={errorId}>{error}</ErrorMessage>}
    </Card>
  );
};

const Chosen = ({ flow, regulations, carriers }: Omit<ConfirmStepProps, 'contact'>): ReactNode => {
  const { t } = useTranslation('returns');
  const {
    order: { hash },
    draft,
  } = flow;
  if (draft === null) return null;
  const regulation = regulations.find(({ id }) => id === draft.regulation);
  const carrier = carriers.find(({ code }) => code === draft.carrier);
  return (
    <>
      <Part heading={t('confirm.goods')} href={pathOfStep('productselection', hash)}>
        <ChosenGoods flow={flow} draft={draft} />
      </Part>
      <Part heading={t('confirm.regulation')} field="regulation" href={pathOfStep('regulations', hash)}>
        {regulation !== undefined && (
          <>
            <p>{regulation.name}</p>
            <p className={styles.muted}>{regulation.description}</p>
          </>
        )}
      </Part>
      <Part heading={t('confirm.carrier')} field="carrier" href={pathOfStep('carrier', hash)}>
        {draft.carrier === NO_LABEL ? (
          <p>{t('carrier.nolabel')}</p>
        ) : (
          <p>{t('confirm.labels', { carrier: carrier?.name ?? '', count: draft.labels })}</p>
        )}
      </Part>
    </>
  );
};

/** The last step: everything that was chosen, the contact, and the button that submits the return. */
export const ConfirmStep = ({ contact, ...chosen }: ConfirmStepProps): ReactNode => {
  const { t } = useTranslation('returns');
  const { hash } = chosen.flow.order;
  const { isChecking, send } = useReturnSubmission(hash);
  const { salutation, firstName, lastName, email, phone } = contact;
  const form = useReturnForm(hash, {
    action: 'return-contact',
    name: RETURN_FORMS.contact,
    initial: { salutation, firstName, lastName, email, phone },
    validate: contactErrors,
    onSubmit: (values) =>
      send({
        salutation: values.salutation,
        firstName: values.firstName.trim(),
        lastName: values.lastName.trim(),
        email: values.email.trim(),
        ...(values.phone.trim() === '' ? {} : { phone: values.phone.trim() }),
      }),
  });
  return (
    <Form form={form} hidden={{ order: hash }} label={t('confirm.title')}>
      <Chosen {...chosen} />
      <Part heading={t('confirm.contact')}>
        <div className={styles.fields}>
          <ContactFields />
        </div>
      </Part>
      <SubmitButton>{t('confirm.submit')}</SubmitButton>
      <div role="status">
        {isChecking && (
          <Notice kind="info">
            <p>{t('confirm.checking')}</p>
          </Notice>
        )}
      </div>
    </Form>
  );
};
