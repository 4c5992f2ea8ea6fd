/** What the boot script leaves on the window: the media that the addressed page plays first, whose playlist it has requested. */
interface BootResult {
  media?: Promise<{ url: string; playlist: Promise<string> } | null>
}

/**
 * Removes and gives the text that the boot script has requested, if `url` is its address. Otherwise, and when that request has failed, the
 * text is empty. Undefined: the boot script has requested none, or it was taken.
 */
export function takeFirstPlaylist(url: string): Promise<string> | undefined {
  const boot = (window as { __xhkt?: BootResult }).__xhkt
  const media = boot?.media
  delete boot?.media
  return media?.then((first) => (first?.url === url ? first.playlist : ''))
}
