/** A run of text, a link to a path of this site, or strong text. */
export type Piece = string | { link: string; name: string } | { strong: string }
export type Text = string | readonly Piece[]

export type Block =
  | { kind: 'paragraph'; text: Text }
  | { kind: 'list'; items: readonly Text[] }
  | { kind: 'table'; caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'cards'; cards: readonly { title: string; text: Text }[] }
  | { kind: 'steps'; steps: readonly { title: string; text: Text }[] }
  /** Telephone, address and mail from the system config. */
  | { kind: 'contact' }
  /** Licences from the system config. */
  | { kind: 'licences' }
  /** Licences of the third-party software in the live releases. */
  | { kind: 'notices' }

export interface Part {
  id: string
  title: string
  blocks: readonly Block[]
}

/** An entry of the table of contents, with blocks, parts, or blocks before its parts. */
export interface Chapter {
  id: string
  title: string
  blocks?: readonly Block[]
  parts?: readonly Part[]
}

export interface Document {
  title: string
  /** A short introduction. */
  lead: readonly Block[]
  chapters: readonly Chapter[]
}

/** A legally binding document, with numbered chapters and the dates from which it applies. */
export interface LegalDocument extends Document {
  version: string
  /** A day such as `2026-11-21`. */
  published: string
  effective: string
}

export const p = (...text: Piece[]): Block => ({ kind: 'paragraph', text })
export const list = (...items: Text[]): Block => ({ kind: 'list', items })
export const link = (name: string, path: string): Piece => ({ link: path, name })
/** Text that a reader must not miss. */
export const strong = (text: string): Piece => ({ strong: text })
