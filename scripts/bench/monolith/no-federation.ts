// Stands in for what the host does to the federation's run time: the monolith has none.

export function giveAreaRuntime(): void {
  // There is nobody to give it to.
}

export function forgetFailedShares(): void {
  // Nothing is shared.
}
