// Stands in for what the host does to the federation's run time, and for releases of areas: the monolith has none.

export function giveAreaRuntime(): void {
  // There is nobody to give it to.
}

export function forgetFailedShares(): void {
  // Nothing is shared.
}

export function watchForNewer(): void {
  // It is released whole.
}

export function lookForNewer(): void {
  // As above.
}
