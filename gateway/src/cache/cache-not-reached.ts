/** The store did not reply. */
export class CacheNotReached extends Error {
  override readonly name = 'CacheNotReached';
}
