import type { FormRefusal } from '../shared/field-errors.ts';
import type { MessageKey } from '../shared/message-keys.ts';
import type { Result } from '../shared/result.ts';
import type { UploadedFile } from '../shared/uploaded-file.ts';
import type { Shopper } from '../visit/shopper.ts';
import type { ContactImageId, ContactOrder, ContactReceipt, ContactRequest, ContactStart } from './contact-request.ts';

export interface ContactImageRefusal {
  readonly because: 'image-refused';
  readonly message: MessageKey;
}

/** What people write to the shop's team. Nobody needs a session. */
export interface ContactRequests {
  /**
   * What is known of who is signed in, and the order if it is theirs or if the postcode proves it (upstream:
   * getContactFormData). The same for an order that is unknown and for somebody else's.
   */
  startData(shopper: Shopper, order?: ContactOrder): Promise<ContactStart>;
  /** Stores a photo; it expires if no request uses it. */
  uploadImage(shopper: Shopper, image: UploadedFile): Promise<Result<ContactImageId, ContactImageRefusal>>;
  /**
   * Mails a request to the team, and a copy to the account that is signed in if it wants one (upstream: sendContactFormMail). A
   * key stands for one request: however often it is sent, it is mailed once, and its first receipt is returned.
   */
  send(shopper: Shopper, request: ContactRequest, idempotencyKey: string): Promise<Result<ContactReceipt, FormRefusal>>;
}
