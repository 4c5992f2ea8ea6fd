// This module replaces the host's modules for upgrades and devtools of areas, which the monolith does not have.

export function watchForUpdates(): void {
  // The monolith has no upgrades.
}

export function checkForUpdate(): void {
  // The monolith has no upgrades.
}

export function describeRemotes(): void {
  // The monolith has no remotes.
}

export const devtoolsOverrides = (): string[] => []
