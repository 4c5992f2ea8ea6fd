import { Fragment } from 'react'
import { ColourTable } from './colour-table.tsx'
import { schemes } from './colours.ts'
import css from './colour-table.module.css'

export function ColourSection() {
  return (
    <>
      <p className={css.legend}>对比度按 WCAG 2.2 实时计算：4.5 起可作正文，3 起可作大字与图形，更低的只作装饰。</p>
      {Object.entries(schemes).map(([name, { drawn, grounds, lines }]) => (
        <Fragment key={name}>
          <ColourTable title={`${name}：文字与图形`} against="在这些底色上" colours={drawn} />
          <ColourTable title={`${name}：底色`} against="这些文字在其上" colours={grounds} areGrounds />
          <ColourTable title={`${name}：线条`} against="在这些底色上" colours={lines} />
        </Fragment>
      ))}
    </>
  )
}
