/** The contract major that this tree is written against; every release carries it as `needs.contract`. */
export const contractMajor = 2

/**
 * The majors that a host of this tree serves, as its release carries them (`offers`): an area may be live, or taken by a tab,
 * only if its `needs.contract` is among them.
 *
 * To raise the major, set `contractMajor` to the new one and offer both: `[contractMajor, 1]`. Release the host, then the areas
 * one by one, as their teams come to it; when none that is live needs the old one, offer `[contractMajor]` and release the host.
 */
export const offeredContracts: readonly number[] = [contractMajor, 1]
