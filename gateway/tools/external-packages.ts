/** A package that the built gateway does not contain. */
interface ExternalPackage {
  readonly pattern: RegExp;
  readonly because: string;
}

/** Everything that the built gateway may load from `node_modules`; all else is in its files. Of what is not installed, nothing is used: Nest goes on without. */
export const EXTERNAL_PACKAGES: readonly ExternalPackage[] = [
  { pattern: /^sharp$/u, because: 'native code' },
  { pattern: /^pdfkit$/u, because: 'reads the metrics of its fonts from files beside it' },
  { pattern: /^fontkit$/u, because: 'loaded by pdfkit as well' },
  { pattern: /^@nestjs\/microservices(?:\/|$)/u, because: 'optional part of Nest, not installed' },
  { pattern: /^@nestjs\/websockets(?:\/|$)/u, because: 'optional part of Nest, not installed' },
  { pattern: /^@nestjs\/platform-express$/u, because: 'other server of Nest, not installed' },
  { pattern: /^@as-integrations\/express5$/u, because: 'other server of Apollo, not installed' },
  { pattern: /^@apollo\/(?:gateway|subgraph)$/u, because: 'federation of Apollo, not installed' },
  { pattern: /^@fastify\/view$/u, because: 'templates of Nest, not installed' },
  { pattern: /^ts-morph$/u, because: 'writes classes for a schema, not installed' },
];
