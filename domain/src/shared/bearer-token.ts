/** The token in an `Authorization` header; schemes are written either way (RFC 9110). */
export const bearerTokenIn = (authorization: string | undefined): string | undefined =>
  /^Bearer (?<token>\S+)$/iu.exec(authorization ?? '')?.groups?.['token'];
