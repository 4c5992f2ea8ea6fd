import type { Names } from '../names.ts'

export const componentText = ({ kebab, pascal }: Names, title: string): string => `import { EmptyView } from '@xhkt/kit/ui/state-view'

/** ${title}. */
export const ${pascal} = () => (
  <section aria-labelledby="${kebab}-title">
    <h2 id="${kebab}-title">${title}</h2>
    <EmptyView title="还没有${title}" />
  </section>
)
`

export const componentTestText = ({ kebab, pascal }: Names, title: string): string => `import { render, screen } from '@testing-library/react'
import { ${pascal} } from './${kebab}.tsx'

test('${title} shows its empty view', () => {
  render(<${pascal} />)
  expect(screen.getByRole('region', { name: '${title}' })).toHaveTextContent('还没有${title}')
})
`
