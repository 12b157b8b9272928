import type { FileType } from './upload-rules.ts';

/** A file as the shop takes it: checked, and without what it says about its author or place. */
export interface UploadedFile {
  /** Without a path; see `fileNameOf`. */
  readonly name: string;
  readonly type: FileType;
  readonly bytes: Uint8Array<ArrayBuffer>;
}
