/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server'
import { Layout } from './layout.tsx'

const idle = (): void => undefined

test('the layout renders without a browser and without data, and without inline styles', () => {
  const markup = renderToStaticMarkup(
    <Layout menu={null} config={null} user={undefined} address="" onLogin={idle} onRegister={idle} onSignOut={idle}>
      {null}
    </Layout>,
  )
  for (const part of ['<header', 'id="main"', '<footer', '跳到主要内容', '全部分类', '下载APP']) expect(markup).toContain(part)
  expect(markup).not.toContain('style=')
  expect(markup).not.toContain('<img')
  expect(markup).toContain('href="/downloadApp"')
})
