import type { FileType, UploadRule } from './upload-rules.ts';
import type { MessageKey } from './message-keys.ts';

/** A file as the shop takes it: checked, and without what it says about its author or place. */
export interface UploadedFile {
  /** Without a path; see `fileNameOf`. */
  readonly name: string;
  readonly type: FileType;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Why a file is refused of which the shop has type and content. */
export const uploadedFileError = (
  { types, maxBytes }: Pick<UploadRule, 'types' | 'maxBytes'>,
  { type, bytes }: Pick<UploadedFile, 'type' | 'bytes'>,
): MessageKey | undefined => {
  if (!types.includes(type)) return 'shop.upload.type';
  if (bytes.byteLength === 0) return 'shop.upload.empty';
  return bytes.byteLength > maxBytes ? 'shop.upload.tooLarge' : undefined;
};
