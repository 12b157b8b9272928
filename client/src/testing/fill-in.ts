import { fireEvent, screen } from '@testing-library/react';

/** Fills in fields by their labels, each at once: how it is typed is another test's subject. */
export const fillIn = (values: Readonly<Record<string, string>>): void => {
  for (const [label, value] of Object.entries(values)) fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
