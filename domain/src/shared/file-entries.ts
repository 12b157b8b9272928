/** A file of a file field, as its form remembers it. */
export interface FileEntry {
  /** Unique in its field. */
  readonly key: string;
  readonly name: string;
  /** The shop's name for the received file; empty until it is there. */
  readonly id: string;
}

const isEntry = (value: unknown): value is FileEntry =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'name' in value &&
  typeof value.name === 'string' &&
  'id' in value &&
  typeof value.id === 'string';

/** The value of a file field: a form's values are texts. */
export const writeEntries = (entries: readonly FileEntry[]): string =>
  entries.length === 0 ? '' : JSON.stringify(entries);

export const readEntries = (value: string | undefined): readonly FileEntry[] => {
  if (value === undefined || value === '') return [];
  try {
    const entries: unknown = JSON.parse(value);
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    return [];
  }
};

/** Whether the shop has received the file. */
export const isReceived = ({ id }: FileEntry): boolean => id !== '';

/** Why a form with this file field cannot be submitted yet. */
export const entriesError = (
  value: string | undefined,
  { isRequired }: { readonly isRequired: boolean },
): 'shop.upload.required' | 'shop.upload.pending' | undefined => {
  const entries = readEntries(value);
  if (entries.some((entry) => !isReceived(entry))) return 'shop.upload.pending';
  return isRequired && entries.length === 0 ? 'shop.upload.required' : undefined;
};
