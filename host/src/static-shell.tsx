import { renderToStaticMarkup } from 'react-dom/server'
import { Layout } from './shell/layout/layout.tsx'
import { AppErrorView } from './federation/page-error-view.tsx'
import { SlowNotice } from './federation/slow-notice.tsx'
import { PlainSkeleton } from '@xhkt/kit/ui/skeleton'
import { tokensCss } from '@xhkt/contract/tokens'

const idle = (): void => undefined

interface Shell extends Record<'skeletons' | 'notices', Record<string, string>>, Record<'layout' | 'tokens', string> {
  opensHostPreviews: boolean
}

/**
 * Renders the page as it is before any script runs, with the components of the app, so that nothing moves when the app replaces it.
 * Runs at build time, in Node.
 */
export function renderShell(): Shell {
  return {
    layout: renderToStaticMarkup(
      <Layout menu={null} config={null} user={undefined} address="" onLogin={idle} onRegister={idle} onSignOut={idle}>
        {null}
      </Layout>,
    ),
    // Releases of areas have their own (scripts/release/index-html/release-fragments.ts).
    skeletons: { plain: renderToStaticMarkup(<PlainSkeleton />) },
    // Shown if the app starts late or not at all (boot/start-app.ts).
    notices: {
      slow: renderToStaticMarkup(<SlowNotice onRetry={idle} />),
      failed: renderToStaticMarkup(<AppErrorView onRetry={idle} />),
    },
    tokens: tokensCss(),
    // By shell/override/host-preview.ts.
    opensHostPreviews: true,
  }
}
