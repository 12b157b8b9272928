import { createHash } from 'node:crypto';
import { UploadedFile } from './uploaded-file.ts';

/** A file and the path of the variable that it stands for, from the operation on. */
interface Placed {
  readonly path: string;
  readonly file: UploadedFile;
}

export const filesIn = (value: unknown, path = 'variables'): readonly Placed[] => {
  if (value instanceof UploadedFile) return [{ path, file: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => filesIn(inner, `${path}.${name}`));
};

/** Where a file stands, GraphQL's multipart request has null. */
const nullForFiles = (_name: string, value: unknown): unknown => (value instanceof UploadedFile ? null : value);

/** A header's value in quotes, as browsers write names of files. */
const quoted = (text: string): string => `"${text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')}"`;

export interface Multipart {
  readonly contentType: string;
  readonly body: Uint8Array;
}

/** GraphQL's multipart request: the parts `operations`, `map`, and the files from `0` on. */
export const multipart = (operation: { readonly variables: unknown }, files: readonly Placed[]): Multipart => {
  const operations = JSON.stringify(operation, nullForFiles);
  const map = JSON.stringify(Object.fromEntries(files.map(({ path }, index) => [String(index), [path]])));
  const digest = createHash('sha256').update(operations);
  for (const { file } of files) digest.update(file.bytes);
  // Made of the content: it cannot occur in it by chance.
  const boundary = `shop-${digest.digest('hex')}`;
  const head = (disposition: string, type?: string): string =>
    `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n${type === undefined ? '' : `content-type: ${type}\r\n`}\r\n`;
  const text = (name: string, value: string): Buffer => Buffer.from(`${head(`name="${name}"`)}${value}\r\n`);
  const parts = files.flatMap(({ file }, index) => [Buffer.from(head(`name="${index}"; filename=${quoted(file.name)}`, file.type)), file.bytes, Buffer.from('\r\n')]);
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([text('operations', operations), text('map', map), ...parts, Buffer.from(`--${boundary}--\r\n`)]),
  };
};
