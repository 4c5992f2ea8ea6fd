/** The contract major of these sources. Every release has it as `needs.contract`. */
export const contractMajor = 1

/**
 * The majors that the host of these sources serves. Its release has them as `offers`. An area can be live, or run in a tab, only if its
 * `needs.contract` is among them.
 *
 * To raise the major, set `contractMajor` to the new one and offer both: `[contractMajor, contractMajor - 1]`. Release the host, then
 * each area. When no live area needs the old major, offer `[contractMajor]` and release the host.
 */
export const offeredContracts: readonly number[] = [contractMajor]
