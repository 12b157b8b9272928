/** The field of a search form. */
export const fieldOf = (form: HTMLFormElement): HTMLInputElement | undefined =>
  form.querySelector<HTMLInputElement>('input[name="q"]') ?? undefined;
