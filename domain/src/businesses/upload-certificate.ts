import type { Sessions } from '../sessions/sessions.port.ts';
import type { MessageKey } from '../shared/message-keys.ts';
import type { Result } from '../shared/result.ts';
import type { UploadedFile } from '../shared/uploaded-file.ts';
import type { Visit } from '../visit/visit.port.ts';
import type { Businesses } from './businesses.port.ts';
import { sendCertificate } from './send-certificate.ts';

/** Uploads the certificate of a registration. It belongs to the visitor's session, which is opened for it if there is none. */
export const uploadCertificate =
  (ports: { readonly businesses: Businesses; readonly sessions: Sessions }, visit: Visit) =>
  async (certificate: UploadedFile): Promise<Result<void, MessageKey>> => {
    if (visit.shopper.userId === undefined) visit.opened(await ports.sessions.open(visit.shopper));
    return sendCertificate(ports)(visit.shopper, certificate);
  };
