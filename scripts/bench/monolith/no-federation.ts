// Replaces the host's modules for the federation runtime and for releases of areas, which the monolith does not have.

export function giveAreaRuntime(): void {
  // There are no area builds.
}

export function forgetFailedShares(): void {
  // Nothing is shared.
}

export function watchForNewer(): void {
  // The monolith has no releases of areas.
}

export function lookForNewer(): void {
  // As above.
}
