import { type Fragment, pageFor } from '@xhkt/release/page/fragments'
import { EncodedText } from './encoded.ts'

/** One page, encoded for each set of its fragments that a path needs. */
export class PageTexts {
  private readonly texts = new Map<string, EncodedText>()

  constructor(private readonly page: readonly Fragment[]) {}

  /** The page for a path, which is decoded and normalized. */
  for(path: string): EncodedText {
    const text = pageFor(this.page, path)
    const known = this.texts.get(text) ?? new EncodedText(text)
    this.texts.set(text, known)
    return known
  }
}
