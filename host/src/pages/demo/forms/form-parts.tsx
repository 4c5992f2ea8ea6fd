import { LazyPart, lazyPart } from '../frame/lazy-part.tsx'

// antd is the heaviest part of the page, so the rest shows first.
const kit = lazyPart(() => import(/* webpackChunkName: "demo-forms" */ './kit-section.tsx').then(({ KitSection }) => KitSection))
const controls = lazyPart(() => import(/* webpackChunkName: "demo-forms" */ './controls-section.tsx').then((part) => part.ControlsSection))
const dialog = lazyPart(() => import(/* webpackChunkName: "demo-forms" */ './dialog-section.tsx').then(({ DialogSection }) => DialogSection))

export const formParts = {
  Kit: () => <LazyPart source={kit} />,
  Controls: () => <LazyPart source={controls} />,
  Dialog: () => <LazyPart source={dialog} />,
}
