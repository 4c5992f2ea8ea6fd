/** A run of text; a link leads to a path of this site. */
export type Piece = string | { link: string; name: string } | { strong: string }
export type Text = string | readonly Piece[]

export type Block =
  | { kind: 'paragraph'; text: Text }
  | { kind: 'list'; items: readonly Text[] }
  | { kind: 'table'; caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'cards'; cards: readonly { title: string; text: Text }[] }
  | { kind: 'steps'; steps: readonly { title: string; text: Text }[] }
  /** Telephone, address and mail, as the operator has configured them. */
  | { kind: 'contact' }
  /** The licences that the operator has configured. */
  | { kind: 'licences' }

export interface Part {
  id: string
  title: string
  blocks: readonly Block[]
}

/** What the table of contents lists. Has blocks, parts, or blocks before its parts. */
export interface Chapter {
  id: string
  title: string
  blocks?: readonly Block[]
  parts?: readonly Part[]
}

export interface Document {
  title: string
  /** Says in a few words what the document is. */
  lead: readonly Block[]
  chapters: readonly Chapter[]
}

/** A document that binds: its chapters are numbered, and it says since when it holds. */
export interface LegalDocument extends Document {
  version: string
  /** Day as `2026-11-21`. */
  published: string
  effective: string
}

export const p = (...text: Piece[]): Block => ({ kind: 'paragraph', text })
export const list = (...items: Text[]): Block => ({ kind: 'list', items })
export const link = (name: string, path: string): Piece => ({ link: path, name })
/** What a reader must not miss. */
export const strong = (text: string): Piece => ({ strong: text })
