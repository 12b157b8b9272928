import type { PublicSession } from '@shop/domain/sessions/public-session';

import { readStored, removeAllStored, removeStored, writeStored } from '../session/stored-values.ts';

/** The typed values by the name of the field. */
export type FieldValues = Readonly<Record<string, string>>;

const PREFIX = 'draft:';
/** Fields whose name contains one of these are never saved. */
const SECRETS = ['password', 'token', 'card', 'honeypot'];

const isSecret = (field: string): boolean => SECRETS.some((secret) => field.toLowerCase().includes(secret));

const isDraft = (saved: unknown): saved is FieldValues =>
  typeof saved === 'object' && saved !== null && Object.values(saved).every((value) => typeof value === 'string');

/** Saves the typed values until the tab closes or the session ends, so that neither an error nor a reload loses them. Never saves a secret. */
export const saveDraft = (form: string, draft: FieldValues, session?: PublicSession): void => {
  writeStored(
    'tab',
    PREFIX + form,
    Object.fromEntries(Object.entries(draft).filter(([field]) => !isSecret(field))),
    session,
  );
};

export const readDraft = (form: string): FieldValues | undefined => {
  const draft = readStored('tab', PREFIX + form);
  return isDraft(draft) ? draft : undefined;
};

export const removeDraft = (form: string): void => removeStored('tab', PREFIX + form);

/** Removes all typed values, after an order. */
export const removeAllDrafts = (): void => removeAllStored('tab', PREFIX);
