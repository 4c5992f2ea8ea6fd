/**
 * What a signature of a document covers: the document without its field `signature`, in the order of its fields, and its kind. So a
 * signature of one kind is none of another.
 */
export const signedText = (kind: string, document: object): string => `${kind}\n${JSON.stringify(document)}`
