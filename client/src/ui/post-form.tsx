import type { ComponentProps, ReactNode } from 'react';

import { formUrl, type PostedValues } from '../platform/forms/form-names.ts';
import type { FormName } from '../platform/generated/forms.ts';
import { HiddenFields } from './hidden-fields.tsx';

interface PostFormProps<Action extends FormName> extends Omit<ComponentProps<'form'>, 'method' | 'action'> {
  readonly action: Action;
  /** What it posts besides its visible fields. */
  readonly fields?: PostedValues<Action>;
}

/** A form without a state of its own. Before scripts run, or without them, the browser posts it. */
export const PostForm = <Action extends FormName>({
  action,
  fields,
  children,
  ...rest
}: PostFormProps<Action>): ReactNode => (
  <form {...rest} method="post" action={formUrl(action)}>
    {fields !== undefined && <HiddenFields values={fields} />}
    {children}
  </form>
);
