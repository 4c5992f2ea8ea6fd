// Replaces `host/src/federation/load-control.ts` in the host's development build only: files that are compiled on request have no
// digest in the registry, and no time limit. A release has no switch for this.

/** Allows every file. */
export class LoadControl {
  readonly lost: never[] = []

  take(element: HTMLScriptElement | HTMLLinkElement): void {
    element.crossOrigin = 'anonymous'
  }

  giveUp(): void {
    // Nothing is pending.
  }
}
