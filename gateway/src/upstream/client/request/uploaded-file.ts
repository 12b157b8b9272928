/** A file among the variables of an operation; such an operation travels as a multipart request (specification A7). */
export class UploadedFile {
  readonly name: string;
  /** Media type, found out from the content. */
  readonly type: string;
  readonly bytes: Uint8Array;

  constructor(name: string, type: string, bytes: Uint8Array) {
    this.name = name;
    this.type = type;
    this.bytes = bytes;
  }
}
