/** File name of a release's source maps, packed with gzip. It is private: no web server sends it. */
export const sourceMapsName = 'source-maps.gz'

/** A function of a source: its name, and where it begins and ends. Lines count from 1, columns from 0. */
export type NamedFunction = [name: string, line: number, column: number, endLine: number, endColumn: number]

export interface SourceMap {
  version: 3
  sources: (string | null)[]
  names: string[]
  mappings: string
}

/** The content of the file, as JSON. Sources are paths below the project's root. */
export interface SourceMaps {
  /** By the name of the script in the release. */
  scripts: Record<string, SourceMap>
  /** By source, without those of packages. An inner function comes after the one around it. */
  functions: Record<string, NamedFunction[]>
}
