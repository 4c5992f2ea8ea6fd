/**
 * The storage did not do what it was asked for, for a reason outside of this program (no access, no network). One line
 * says it all: a stack would lead nowhere.
 */
export class StorageFault extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    delete this.stack
  }
}
