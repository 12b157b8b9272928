declare module 'virtual:client-manifest' {
  export interface ManifestChunk {
    readonly file: string;
    readonly css?: readonly string[];
    readonly imports?: readonly string[];
    readonly isEntry?: boolean;
  }
  const manifest: Readonly<Record<string, ManifestChunk | undefined>>;
  export default manifest;
}
