import { granted, refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import type { UploadedFile } from '@shop/domain/shared/uploaded-file';
import { claimedType, contentError, fileNameOf } from '@shop/domain/shared/upload-rules';
import type { UploadRule } from '@shop/domain/shared/upload-rules';
import { fileTypeFromBuffer } from 'file-type';
import { cleanPicture } from './clean-picture.ts';
import type { SentFile } from './read-multipart.ts';

/** Checks a sent file by its content. Pictures are cleaned; documents are passed on as they are. */
export const checkFile = async (
  rule: UploadRule,
  { name, size, type, bytes }: SentFile,
): Promise<Result<UploadedFile, MessageKey>> => {
  const content = await fileTypeFromBuffer(bytes);
  const error = contentError(rule, { name, size, type }, content?.mime);
  const claimed = claimedType(rule, name);
  if (error !== undefined || claimed === undefined) return refused(error ?? 'shop.upload.type');
  if (claimed === 'pdf') return granted({ name: fileNameOf(name, claimed), type: claimed, bytes });
  const clean = await cleanPicture(claimed, bytes);
  return clean.ok ? granted({ name: fileNameOf(name, 'jpeg'), type: 'jpeg', bytes: clean.value }) : clean;
};
