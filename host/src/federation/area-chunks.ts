import { loadScript, loadStyleSheet } from './load-element.ts'

/** webpack's `require` of a container, as far as its chunks need it. */
export interface ChunkRequire {
  /** The functions of modules, by id. */
  m: Record<string, unknown>
  /** What an `import()` waits for, by kind. */
  f: Record<string, (chunk: string, promises: Promise<unknown>[]) => void>
  /** The folder of the release. */
  p: string
  /** The file of a chunk's script. */
  u: (chunk: string) => string
}

/** The chunks that are not a script and a style sheet. */
export interface ChunkKinds {
  scriptOnly: string[]
  styleOnly: string[]
}

type Chunk = [ids: string[], modules: ChunkRequire['m'], run?: (require: ChunkRequire) => void]

/** Calls `load` once for each chunk. A load that fails is forgotten, so that the next `import()` starts again. */
function once(load: (chunk: string, forget: () => void) => Promise<unknown>): (chunk: string) => Promise<unknown> {
  const loads = new Map<string, Promise<unknown>>()
  return (chunk) => {
    const loading = loads.get(chunk) ?? load(chunk, () => void loads.delete(chunk))
    loads.set(chunk, loading)
    return loading
  }
}

/** Loads the chunks of a container, in place of webpack's own loaders, which would be in each container (1 KB of each first visit). */
export function loadChunksOf(container: string, require: ChunkRequire, { scriptOnly, styleOnly }: ChunkKinds): void {
  const installed = new Set<string>()
  const install = ([ids, modules, run]: Chunk): void => {
    if (ids.every((id) => installed.has(id))) return
    Object.assign(require.m, modules)
    run?.(require)
    for (const id of ids) installed.add(id)
  }
  // Chunks that arrive push themselves here.
  const chunks = ((window as unknown as Record<string, Chunk[] | undefined>)[`webpackChunk${container}`] ??= [])
  chunks.forEach(install)
  // A container script that was retried may run twice: the other container gets the chunks too.
  const push = chunks.push.bind(chunks)
  chunks.push = (...arrived) => {
    arrived.forEach(install)
    return push(...arrived)
  }

  const script = once(async (chunk, forget) => {
    const element = await loadScript(require.p + require.u(chunk), forget)
    // A tab that runs many releases would collect the elements of all their chunks.
    element.remove()
    if (installed.has(chunk)) return
    forget()
    throw new Error(`${require.p + require.u(chunk)} is not the chunk ${chunk}`)
  })
  const style = once((chunk, forget) => loadStyleSheet(require.p + require.u(chunk).replace(/js$/, 'css'), forget))
  require.f.style = (chunk, promises) => void (scriptOnly.includes(chunk) || promises.push(style(chunk)))
  require.f.script = (chunk, promises) => void (styleOnly.includes(chunk) || installed.has(chunk) || promises.push(script(chunk)))
}
