import { pageFor } from '@xhkt/release/page/page-parts'
import { EncodedText } from './encoded.ts'

/** One page, encoded for each set of its parts that a path needs. */
export class PageTexts {
  private readonly texts = new Map<string, EncodedText>()

  constructor(private readonly html: string) {}

  /** The page for a path, which is decoded and normalized. */
  for(path: string): EncodedText {
    const text = pageFor(this.html, path)
    const known = this.texts.get(text) ?? new EncodedText(text)
    this.texts.set(text, known)
    return known
  }
}
