import type { Names } from '../names.ts'

export interface PageNames {
  feature: Names
  row: Names
  title: string
  /** `/personal/myThings` */
  address: string
  /** `GET /v1/user/my-things/list` */
  call: string
  session: boolean
}

/** How a page of the personal centre imports what is the area's own. */
export type PersonalSpecifiers = Record<'PersonalList' | 'Rows' | 'keepShown' | 'rowBones', string>

/** What an empty list says, 还没有证书 for 我的证书. */
const nothingYet = (title: string): string => `还没有${title.replace(/^我的/, '')}`

export const personalPageText = ({ feature, row, title }: PageNames, from: PersonalSpecifiers): string => `import { pageHrefs, readPage } from '@xhkt/kit/list/list-address'
import { useQuery } from '@xhkt/platform/query'
import { useSearchParams } from '@xhkt/platform/router'
import { rowBones } from '${from.rowBones}'
import { keepShown } from '${from.keepShown}'
import { Rows } from '${from.Rows}'
import { PersonalList } from '${from.PersonalList}'
import { ${feature.camel}Path } from '../../../paths.ts'
import { ${feature.camel}Query } from '../api/queries.ts'
import { ${row.pascal}Row } from './${row.kebab}-row.tsx'

const empty = { title: '${nothingYet(title)}' }

export default function ${feature.pascal}Page() {
  const [params] = useSearchParams()
  const answer = useQuery({ ...${feature.camel}Query(readPage(params)), ...keepShown })
  return (
    <PersonalList title="${title}" answer={answer} hrefOf={pageHrefs(${feature.camel}Path)} bones={rowBones} empty={empty}>
      {(rows) => (
        <Rows>
          {rows.map((row) => (
            <${row.pascal}Row key={row.id} row={row} />
          ))}
        </Rows>
      )}
    </PersonalList>
  )
}
`

/**
 * A page with its own frame and skeleton.
 * @param answers how the page imports the shapes of its answers; undefined where the area's entry has them
 */
export function pageText({ feature, row, title }: PageNames, answers?: string): string {
  const imports = [
    `import type { ReactNode } from 'react'`,
    `import { pageHrefs, readPage } from '@xhkt/kit/list/list-address'`,
    `import { ListResults } from '@xhkt/kit/list/list-results'`,
    `import { useTotal } from '@xhkt/kit/list/use-total'`,
    ...(answers === undefined ? [] : [`import { readAnswersBy } from '@xhkt/platform/api'`]),
    `import { useQuery } from '@xhkt/platform/query'`,
    `import { useSearchParams } from '@xhkt/platform/router'`,
    ...(answers === undefined ? [] : [`import { answers } from '${answers}'`]),
    `import { ${feature.camel}Path } from '../../../paths.ts'`,
    `import { ${feature.camel}Query } from '../api/queries.ts'`,
    `import { ${row.pascal}Row } from './${row.kebab}-row.tsx'`,
    `import { ${feature.pascal}Skeleton } from './${feature.kebab}-skeleton.tsx'`,
    `import css from './${feature.kebab}-page.module.css'`,
    ...(answers === undefined ? [] : ['', 'readAnswersBy(answers)']),
  ]
  return `${imports.join('\n')}

const empty = { title: '${nothingYet(title)}' }

const frame = (content: ReactNode) => (
  <section className={css.card} aria-labelledby="${feature.kebab}-title">
    <h1 id="${feature.kebab}-title" className={css.title}>
      ${title}
    </h1>
    {content}
  </section>
)

export default function ${feature.pascal}Page() {
  const [params] = useSearchParams()
  const page = readPage(params)
  const answer = useQuery({ ...${feature.camel}Query(page), placeholderData: (shown) => shown })
  const total = useTotal(answer, ${feature.camel}Path)
  return (
    <ListResults
      answer={answer}
      page={page}
      total={total}
      hrefOf={pageHrefs(${feature.camel}Path)}
      loading={<${feature.pascal}Skeleton />}
      empty={empty}
      frame={frame}
    >
      {(rows) => (
        <ul className={css.rows}>
          {rows.map((row) => (
            <${row.pascal}Row key={row.id} row={row} />
          ))}
        </ul>
      )}
    </ListResults>
  )
}
`
}

export const pageStyle = `.card {
  padding: var(--card-padding);
  border-radius: var(--radius);
  background: var(--color-card);
  box-shadow: var(--shadow-card);
}

.title {
  margin: 0 0 var(--space-6);
  color: var(--color-text);
  font-size: var(--font-size-xl);
  font-weight: 600;
  line-height: var(--line-height-xl);
}

.rows {
  display: grid;
  gap: var(--space-6);
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
}
`

export const skeletonText = ({ feature, title }: Pick<PageNames, 'feature' | 'title'>): string => `import { Bone, times } from '@xhkt/kit/ui/bone'
import { courseRow } from '@xhkt/kit/ui/course-skeletons'
import { Skeleton } from '@xhkt/kit/ui/skeleton'
import { bones } from '@xhkt/kit/ui/skeleton-bones'

/** ${title}: its heading, and rows. */
export const ${feature.pascal}Skeleton = () => (
  <Skeleton name="${feature.kebab}">
    <div className={bones.card}>
      <Bone as={bones.title} />
      {times(4, courseRow)}
    </div>
  </Skeleton>
)
`

export const rowText = ({ row, title }: PageNames): string => `import type { ${row.pascal} } from '@xhkt/contract'
import { Row, RowLine } from '@xhkt/kit/ui/row'
import { formatDate } from '@xhkt/platform/date'

/** A row of ${title}. */
export const ${row.pascal}Row = ({ row: { id, title, cover, created_at } }: { row: ${row.pascal} }) => (
  <Row as="li" id={id} cover={cover} title={title}>
    <RowLine text={formatDate(created_at)} />
  </Row>
)
`

export const pageTestText = ({ feature, row, title, address, call, session }: PageNames): string => `import { screen } from '@testing-library/react'
import type { ${row.pascal} } from '@xhkt/contract'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import ${feature.pascal}Page from './${feature.kebab}-page.tsx'

const get = '${call}'
const row: ${row.pascal} = { id: '1', title: '第一个', cover: '', created_at: 1_795_824_000 }
const listOf = (list: ${row.pascal}[], total = list.length) => ({ list, total, page: 1, page_size: 20 })

function open(answers: Answers) {
  const all = { 'GET /v1/sys/config': ApiFailure.network(), ...answers }
  return renderPage(<${feature.pascal}Page />, { address: '${address}', session: ${String(session)}, answers: all })
}

test('a row shows its title and day, and the list links to its pages', async () => {
  const { calls } = open({ [get]: listOf([row], 21) })
  expect(await screen.findByText('第一个')).toBeVisible()
  expect(screen.getByText('2026-11-28', { exact: false })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible()
  expect(screen.getByRole('link', { name: '第 2 页' })).toHaveAttribute('href', '${address}?page=2')
  expect(calls.find(({ name }) => name === get)?.query).toEqual({})
})

test('while the list loads, the page shows its skeleton', () => {
  open({ [get]: () => new Promise<never>(() => undefined) })
  expect(screen.getByText('加载中', { selector: 'h1, span:not([role])' })).toBeInTheDocument()
})

test('an empty list shows the empty view', async () => {
  open({ [get]: listOf([]) })
  expect(await screen.findByText('${nothingYet(title)}', { selector: 'p' })).toBeVisible()
})

test('a failed list loads after a retry', async () => {
  let up = false
  const { user } = open({ [get]: () => (up ? listOf([row]) : ApiFailure.status(503)) })
  expect(await screen.findByText('系统接口503异常')).toBeVisible()
  up = true
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByText('第一个')).toBeVisible()
})
`
