import { LazySection, lazySection } from '../layout/lazy-section.tsx'

// antd is the heaviest part of the page, so the rest shows first.
const kit = lazySection(() => import(/* webpackChunkName: "demo-forms" */ './kit-section.tsx').then(({ KitSection }) => KitSection))
const controls = lazySection(() => import(/* webpackChunkName: "demo-forms" */ './controls-section.tsx').then((part) => part.ControlsSection))
const dialog = lazySection(() => import(/* webpackChunkName: "demo-forms" */ './dialog-section.tsx').then(({ DialogSection }) => DialogSection))

export const formSections = {
  Kit: () => <LazySection source={kit} />,
  Controls: () => <LazySection source={controls} />,
  Dialog: () => <LazySection source={dialog} />,
}
