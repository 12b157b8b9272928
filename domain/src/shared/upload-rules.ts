import type { MessageKey } from './message-keys.ts';
import { MAX_UPLOAD_BYTES } from './upload-size.ts';

/** The kinds of files that the shop takes somewhere. `names` are further names of the type that browsers write. */
export const FILE_TYPES = {
  pdf: { type: 'application/pdf', names: ['application/x-pdf'], extensions: ['pdf'], label: 'PDF' },
  jpeg: { type: 'image/jpeg', names: ['image/jpg', 'image/pjpeg'], extensions: ['jpg', 'jpeg'], label: 'JPEG' },
  png: { type: 'image/png', names: ['image/x-png'], extensions: ['png'], label: 'PNG' },
  webp: { type: 'image/webp', names: [], extensions: ['webp'], label: 'WebP' },
} as const;

export type FileType = keyof typeof FILE_TYPES;

/** What a file field takes. */
export interface UploadRule {
  readonly types: readonly FileType[];
  /** Of each file. */
  readonly maxBytes: number;
  readonly maxFiles: number;
}

export const PICTURES = ['jpeg', 'png', 'webp'] as const satisfies readonly FileType[];
export type PictureType = (typeof PICTURES)[number];

/** The certificate of a business registration: proof that the customer is an institution or a company. */
export const CERTIFICATE_RULE: UploadRule = { types: ['pdf', ...PICTURES], maxBytes: MAX_UPLOAD_BYTES, maxFiles: 1 };

/** A photo. Each is uploaded by itself, so that one that fails loses no other. */
export const PHOTO_RULE: UploadRule = { types: PICTURES, maxBytes: MAX_UPLOAD_BYTES, maxFiles: 1 };

/** What is known about a file before anybody reads it. */
export interface NamedFile {
  readonly name: string;
  readonly size: number;
  /** As its sender declares it; empty if unknown. */
  readonly type: string;
}

const UNKNOWN_TYPES: ReadonlySet<string> = new Set(['', 'application/octet-stream']);
const extensionOf = (name: string): string =>
  /\.(?<extension>[a-z0-9]{1,5})$/iu.exec(name.trim())?.groups?.['extension']?.toLowerCase() ?? '';
const isWrittenAs = (type: FileType, extension: string): boolean =>
  FILE_TYPES[type].extensions.some((own) => own === extension);
const isNamed = (type: FileType, name: string): boolean =>
  [FILE_TYPES[type].type, ...FILE_TYPES[type].names].some((own) => own === name);

/** The type that a name claims; undefined if the rule does not allow it. */
export const claimedType = ({ types }: Pick<UploadRule, 'types'>, name: string): FileType | undefined =>
  types.find((type) => isWrittenAs(type, extensionOf(name)));

/** Why a file is refused, as far as its name, size and declared type tell. */
export const fileError = (rule: UploadRule, { name, size, type }: NamedFile): MessageKey | undefined => {
  const claimed = claimedType(rule, name);
  if (claimed === undefined) return 'shop.upload.type';
  if (size === 0) return 'shop.upload.empty';
  if (size > rule.maxBytes) return 'shop.upload.tooLarge';
  const declared = type.toLowerCase().split(';')[0]?.trim() ?? '';
  return UNKNOWN_TYPES.has(declared) || isNamed(claimed, declared) ? undefined : 'shop.upload.mismatch';
};

/** Why a file is refused whose bytes have been read: `content` is the type that they prove, in MIME notation. */
export const contentError = (
  rule: UploadRule,
  file: NamedFile,
  content: string | undefined,
): MessageKey | undefined => {
  const error = fileError(rule, file);
  if (error !== undefined) return error;
  const claimed = claimedType(rule, file.name);
  return claimed !== undefined && content === FILE_TYPES[claimed].type ? undefined : 'shop.upload.mismatch';
};

/** Value of the `accept` attribute. Without extensions of HEIC, phones convert their photos to JPEG. */
export const acceptOf = ({ types }: Pick<UploadRule, 'types'>): string =>
  types
    .flatMap((type) => [FILE_TYPES[type].type, ...FILE_TYPES[type].extensions.map((extension) => `.${extension}`)])
    .join(',');

/** The types as people know them. */
export const typeLabels = ({ types }: Pick<UploadRule, 'types'>): readonly string[] =>
  types.map((type) => FILE_TYPES[type].label);

const MAX_NAME_LENGTH = 100;

/** A file name without path, control characters and marks of writing direction, which make a name look like another. */
export const fileNameOf = (name: string, type: FileType): string => {
  const plain = (name.split(/[/\\]/u).at(-1) ?? '').replaceAll(/[\p{Cc}\p{Cf}]/gu, '');
  const stem = [...plain.replace(/\.[^.]*$/u, '')].slice(0, MAX_NAME_LENGTH).join('').trim();
  return `${stem === '' ? 'upload' : stem}.${FILE_TYPES[type].extensions[0]}`;
};
