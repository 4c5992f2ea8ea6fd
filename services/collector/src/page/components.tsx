import type { ReactNode } from 'react'
import type { Served } from '@xhkt/release/on-call/failing-releases'

const beijing = new Intl.DateTimeFormat('zh-CN', { timeZone: 'Asia/Shanghai', dateStyle: 'medium', timeStyle: 'medium' })

/** @param at - Unix seconds */
export const timeText = (at: number): string => beijing.format(at * 1_000)

export const percent = (share: number): string => `${Number((share * 100).toFixed(1))}%`

export const servedText: Record<Served, string> = { live: '正在使用', canary: '灰度', past: '已被替换', unknown: '' }

export function Section({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <p className="about">{about}</p>
      {children}
    </section>
  )
}

export interface TableProps {
  titles: string[]
  rows: ReactNode[][]
  /** What is said in the place of a table without rows. */
  empty: string
}

export function Table({ titles, rows, empty }: TableProps) {
  if (rows.length === 0) return <p className="empty">{empty}</p>
  return (
    <table>
      <thead>
        <tr>
          {titles.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** In the place of all sections. */
export const DatabaseOutage = ({ reason }: { reason: string }) => (
  <Section title="读不到数据库" about={reason}>
    <p className="failures">现在收到的报告不会记下。数据库恢复后会自动继续，请稍后刷新。</p>
  </Section>
)

/** The document around the sections. */
export function HtmlPage({ children }: { children: ReactNode }) {
  return (
    <html lang="zh-CN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>浏览器的报告</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/collector/page.css" />
      </head>
      <body>
        <h1>浏览器的报告</h1>
        <main>{children}</main>
      </body>
    </html>
  )
}
