import { storedRecord, storedText } from './stored-content.ts';

/** A file of a file field, as its form remembers it. */
export interface FileEntry {
  /** Unique in its field. */
  readonly key: string;
  readonly name: string;
  /** The shop's name for the received file; empty until it is there. */
  readonly id: string;
}

const readEntry = storedRecord<FileEntry>({ key: storedText, name: storedText, id: storedText });

/** The value of a file field: a form's values are texts. */
export const writeEntries = (entries: readonly FileEntry[]): string =>
  entries.length === 0 ? '' : JSON.stringify(entries);

/** None if the value is not what `writeEntries` has written. */
export const readEntries = (value: string | undefined): readonly FileEntry[] => {
  try {
    const entries: unknown = JSON.parse(value ?? '');
    return Array.isArray(entries) ? entries.map(readEntry).filter((entry) => entry !== undefined) : [];
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
