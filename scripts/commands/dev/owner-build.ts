import webpack, { type MultiCompiler, type MultiStats } from 'webpack'
import type { Owner } from '@xhkt/contract/federation/areas'
import { devConfigs } from './dev-config.ts'
import { problemText } from './problem-text.ts'

/** The result of a compilation. */
export interface Built {
  owner: Owner
  /** The hash of the files that the page loads. */
  hash: string
  problems: string[]
  ms: number
}

const problemsOf = ({ compilation }: webpack.Stats): string[] => [...compilation.getErrors(), ...compilation.getWarnings()].map(problemText)

/** Compiles one owner from its sources on the first request, and again after each edit. */
export class OwnerBuild {
  /** The last finished compilation. */
  built: Built | null = null
  private watching: ReturnType<MultiCompiler['watch']> | null = null
  private pending: { over: Promise<void>; end: () => void } | null = null

  constructor(
    readonly owner: Owner,
    readonly outDir: string,
    private readonly tell: {
      /** The files that the page loads are compiled. */
      built: (built: Built) => void
      /** All builds are written. `problems` are those of the builds whose files the page does not load. */
      written?: (problems: string[]) => Promise<void>
    },
  ) {}

  /** Resolves once everything saved so far is compiled or has failed. */
  async ready(): Promise<void> {
    if (!this.watching) this.start()
    await this.pending?.over
  }

  close(): Promise<void> {
    return new Promise((resolve) => (this.watching ? this.watching.close(() => resolve()) : resolve()))
  }

  private start(): void {
    const compiler = webpack(devConfigs(this.owner, this.outDir))
    const [first] = compiler.compilers
    first?.hooks.invalid.tap('dev', () => this.begin())
    first?.hooks.done.tap('dev', (stats) => {
      this.built = { owner: this.owner, hash: stats.hash, problems: problemsOf(stats), ms: stats.endTime - stats.startTime }
      this.tell.built(this.built)
    })
    this.begin()
    this.watching = compiler.watch({ aggregateTimeout: 30, ignored: /node_modules/ }, (error, result) => {
      void this.finish(error ? [error.message] : (result as MultiStats).stats.slice(1).flatMap(problemsOf))
    })
  }

  private async finish(problems: string[]): Promise<void> {
    const { pending } = this
    this.pending = null
    await this.tell.written?.(problems)
    pending?.end()
  }

  private begin(): void {
    if (this.pending) return
    let end = (): void => undefined
    const over = new Promise<void>((resolve) => (end = resolve))
    this.pending = { over, end }
  }
}
