/**
 * The storage failed for a reason outside of this program, such as no access or no network. It has no stack trace, which would
 * not help.
 */
export class StorageFault extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    delete this.stack
  }
}
