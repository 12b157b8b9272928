import { FormData } from 'undici';

/** A file and the path of its variable, from the operation on. */
interface FileAtPath {
  readonly path: string;
  readonly file: File;
}

export const filesIn = (value: unknown, path = 'variables'): readonly FileAtPath[] => {
  if (value instanceof File) return [{ path, file: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => filesIn(inner, `${path}.${name}`));
};

/** GraphQL's multipart request has null in the place of a file. */
const nullForFiles = (_name: string, value: unknown): unknown => (value instanceof File ? null : value);

/** GraphQL's multipart request: the parts `operations`, `map`, and the files from `0` on. */
export const multipartForm = (operation: { readonly variables: unknown }, files: readonly FileAtPath[]): FormData => {
  const form = new FormData();
  form.append('operations', JSON.stringify(operation, nullForFiles));
  form.append('map', JSON.stringify(Object.fromEntries(files.map(({ path }, index) => [String(index), [path]]))));
  for (const [index, { file }] of files.entries()) form.append(String(index), file);
  return form;
};
