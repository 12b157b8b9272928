/** What a shopper typed, by the name of the field. */
export type FieldValues = Readonly<Record<string, string>>;

const PREFIX = 'draft:';
/** Fields whose name contains one of these are never kept. */
const SECRETS = ['password', 'token', 'card', 'honeypot'];

const isSecret = (field: string): boolean => SECRETS.some((secret) => field.toLowerCase().includes(secret));

const isDraft = (kept: unknown): kept is FieldValues =>
  typeof kept === 'object' && kept !== null && Object.values(kept).every((value) => typeof value === 'string');

const storage = (): Storage | undefined => {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
};

/** Keeps what was typed until the tab closes, so that neither an error nor a reload loses it. Never a secret. */
export const saveDraft = (form: string, draft: FieldValues): void => {
  const kept = Object.fromEntries(Object.entries(draft).filter(([field]) => !isSecret(field)));
  try {
    storage()?.setItem(PREFIX + form, JSON.stringify(kept));
  } catch {
    // A full or forbidden storage costs the draft, not the form.
  }
};

export const readDraft = (form: string): FieldValues | undefined => {
  const kept = storage()?.getItem(PREFIX + form);
  if (kept === null || kept === undefined) return undefined;
  try {
    const draft: unknown = JSON.parse(kept);
    return isDraft(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
};

export const removeDraft = (form: string): void => storage()?.removeItem(PREFIX + form);

/** Forgets everything typed, once an order is placed or somebody leaves. */
export const removeAllDrafts = (): void => {
  const kept = storage();
  if (kept === undefined) return;
  Object.keys(kept).filter((key) => key.startsWith(PREFIX)).forEach((key) => kept.removeItem(key));
};
