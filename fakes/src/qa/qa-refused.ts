/** A refused request to the QA plane. */
export class QaRefused extends Error {
  override readonly name = 'QaRefused';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}
