import type { ComponentProps, ReactNode } from 'react';

import { useFormHandle } from '../platform/forms/form-context.ts';
import type { FieldName } from '../platform/forms/form-names.ts';
import { Button } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import { PasswordField } from './password-field.tsx';
import { RadioGroup } from './radio-group.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

type Own =
  | 'name'
  | 'value'
  | 'error'
  | 'isWrong'
  | 'onChange'
  | 'onBlur'
  | 'defaultValue'
  | 'defaultChecked'
  | 'checked';

/** The props of a field in a form, which knows its state by its name. */
type InForm<Props> = Omit<Props, Own> & { readonly name: FieldName };

/** Form value of a checked box. */
export const CHECKED = 'true';

/** State of the field with this name in the form around it. */
const useFormField = (name: FieldName) => {
  const { values, errorOf, set, blur } = useFormHandle();
  return {
    value: values[name] ?? '',
    error: errorOf(name),
    onChange: (value: string): void => set({ [name]: value }),
    onBlur: (): void => blur(name),
  };
};

/** Submits its form. Disabled until hydration unless the form has an `action`. */
export const SubmitButton = ({
  children,
  isWide = true,
  variant,
}: Pick<ComponentProps<typeof Button>, 'children' | 'isWide' | 'variant'>): ReactNode => {
  const { isPending, isReady } = useFormHandle();
  return (
    <Button type="submit" isWide={isWide} variant={variant} isPending={isPending} disabled={!isReady}>
      {children}
    </Button>
  );
};

/** Also whether the field shares an error with others, at one of which its text stands. */
const useFormTextField = (name: FieldName) => ({ ...useFormField(name), isWrong: useFormHandle().isWrong(name) });

export const FormTextField = (props: InForm<ComponentProps<typeof TextField>>): ReactNode => (
  <TextField {...props} {...useFormTextField(props.name)} />
);

export const FormPasswordField = (props: InForm<ComponentProps<typeof PasswordField>>): ReactNode => (
  <PasswordField {...props} {...useFormTextField(props.name)} />
);

export const FormTextArea = (props: InForm<ComponentProps<typeof TextArea>>): ReactNode => (
  <TextArea {...props} {...useFormField(props.name)} />
);

export const FormSelect = (props: InForm<ComponentProps<typeof Select>>): ReactNode => {
  const { onChange, ...state } = useFormField(props.name);
  return <Select {...props} {...state} onChange={(event) => onChange(event.target.value)} />;
};

export const FormCheckbox = (props: InForm<ComponentProps<typeof Checkbox>>): ReactNode => {
  const { set } = useFormHandle();
  const { value, error } = useFormField(props.name);
  return (
    <Checkbox
      {...props}
      error={error}
      value={CHECKED}
      checked={value === CHECKED}
      onChange={(event) => set({ [props.name]: event.target.checked ? CHECKED : '' })}
    />
  );
};

export const FormRadioGroup = (props: InForm<ComponentProps<typeof RadioGroup>>): ReactNode => {
  const { set } = useFormHandle();
  const { value, error } = useFormField(props.name);
  return <RadioGroup {...props} value={value} error={error} onChange={(chosen) => set({ [props.name]: chosen })} />;
};
