/** The typed values by the name of the field. */
export type FieldValues = Readonly<Record<string, string>>;

const PREFIX = 'draft:';
/** Fields whose name contains one of these are never saved. */
const SECRETS = ['password', 'token', 'card', 'honeypot'];

const isSecret = (field: string): boolean => SECRETS.some((secret) => field.toLowerCase().includes(secret));

const isDraft = (saved: unknown): saved is FieldValues =>
  typeof saved === 'object' && saved !== null && Object.values(saved).every((value) => typeof value === 'string');

const storage = (): Storage | undefined => {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
};

/** Saves the typed values until the tab closes, so that neither an error nor a reload loses them. Never saves a secret. */
export const saveDraft = (form: string, draft: FieldValues): void => {
  const saved = Object.fromEntries(Object.entries(draft).filter(([field]) => !isSecret(field)));
  try {
    storage()?.setItem(PREFIX + form, JSON.stringify(saved));
  } catch {
    // If the storage is full or blocked, the draft is lost, but the form still works.
  }
};

export const readDraft = (form: string): FieldValues | undefined => {
  const saved = storage()?.getItem(PREFIX + form);
  if (saved === null || saved === undefined) return undefined;
  try {
    const draft: unknown = JSON.parse(saved);
    return isDraft(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
};

export const removeDraft = (form: string): void => storage()?.removeItem(PREFIX + form);

/** Removes all typed values, after an order or a logout. */
export const removeAllDrafts = (): void => {
  const saved = storage();
  if (saved === undefined) return;
  Object.keys(saved).filter((key) => key.startsWith(PREFIX)).forEach((key) => saved.removeItem(key));
};
