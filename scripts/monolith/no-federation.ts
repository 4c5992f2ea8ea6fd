// This module replaces the host's modules for upgrades, devtools and other versions of React, which the monolith does not have.

export function watchForUpdates(): void {
  // The monolith has no upgrades.
}

export function checkForUpdate(): void {
  // The monolith has no upgrades.
}

export function describeRemotes(): void {
  // The monolith has no remotes.
}

export function requireReactOfHost(): void {
  // The monolith has no remotes.
}

export const devtoolsOverrides = (): string[] => []
