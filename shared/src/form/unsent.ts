const question = 'xhkt:unsent'

/**
 * What was typed and is kept out of the page's forms, as in memory while a learner looks elsewhere. `isThere` says whether there is
 * any; called once by whoever keeps it, for as long as the tab lives.
 */
export function tellOfUnsent(isThere: () => boolean): void {
  addEventListener(question, (event) => isThere() && event.preventDefault())
}

/** Does any area keep something typed that a reload, or another release, would lose? */
export const isAnythingUnsent = (): boolean => !dispatchEvent(new Event(question, { cancelable: true }))
