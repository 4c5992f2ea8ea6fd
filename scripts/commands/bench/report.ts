/** When the figures were measured, and from which sources. */
export interface Origin {
  date: Date
  /** The commit of the tree, or a text that says there is none. */
  commit: string
}

/** The text of docs/benchmark.md: date, commit and conditions, then the section of each row. */
export function renderReport(sections: readonly string[], { date, commit }: Origin): string {
  const head = `# Benchmark

Written by \`npm run bench\` on ${date.toISOString().slice(0, 10)}, of the tree at ${commit}; not to be edited.
Line: 1.6 Mbit/s, 150 ms; processor 4× slower; Chromium, 1280 × 800. Where a section says otherwise, that holds. Times on
another machine differ; ratios, bytes and requests do not.`
  return `${[head, ...sections.map((section) => section.trim())].join('\n\n')}\n`
}
