/** The field of a search form. */
export const fieldOf = (form: HTMLFormElement): HTMLInputElement | undefined => form.querySelector<HTMLInputElement>('input[name="q"]') ?? undefined;

/** Whether the field holds something else than the page put there. */
export const isTypedIn = (field: HTMLInputElement | undefined): field is HTMLInputElement => field !== undefined && field.value !== field.defaultValue;
