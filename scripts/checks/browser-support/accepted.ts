// Features that a browser of the policy may lack, each with the effect of its lack. An entry that nothing needs fails the check.

/** Features of scripts, by their keys in MDN's data. */
export const acceptedInScripts: Record<string, string> = {
  'api.AbortSignal.reason': 'a download that was cancelled rejects with nothing, which its caller ignores',
  'api.CSSStyleSheet.replaceSync': 'a skeleton has no sizes, and home begins without the first view of the last visit',
  'api.CanvasRenderingContext2D.imageSmoothingQuality': 'a picture that was made smaller is less smooth',
  'api.Document.adoptedStyleSheets': 'as CSSStyleSheet.replaceSync',
  'api.ShadowRoot.adoptedStyleSheets': 'as CSSStyleSheet.replaceSync',
  'api.Document.exitFullscreen': 'the player has no button for the full screen, but one for the whole page',
  'api.Document.fullscreenElement': 'as Document.exitFullscreen',
  'api.Document.fullscreenEnabled': 'as Document.exitFullscreen',
  'api.Element.requestFullscreen': 'as Document.exitFullscreen',
  'api.Document.exitPictureInPicture': 'the player has no button for the picture in picture',
  'api.Document.pictureInPictureElement': 'as Document.exitPictureInPicture',
  'api.Document.pictureInPictureEnabled': 'as Document.exitPictureInPicture',
  'api.HTMLVideoElement.requestPictureInPicture': 'as Document.exitPictureInPicture',
  'api.PerformanceEventTiming': 'web-vitals asks for it, and reports no INP there',
  'api.HTMLImageElement.fetchPriority': 'a picture loads in the order of the others',
  'api.InputEvent.isComposing': 'only a composition that began before the code had loaded is not noticed',
  'javascript.builtins.Error.captureStackTrace': 'axios tests for the function, and otherwise makes an error for its stack',
  'javascript.builtins.Error.cause': 'the console shows only the message of the cause',
}

/** Names and texts in built scripts that mean something else than the feature, or that run only after a test for the feature. */
export const acceptedNames: Record<string, string> = {
  bytes: 'a field of hls.js',
  cookieStore: 'axios tests for the object, and falls back to document.cookie',
  direction: 'a field of computed styles, and of a query',
  imageSizes: 'React sets the attribute of a preload',
  isError: 'a field of a query, and a function of axios',
  navigation: 'React tests for the object',
  popover: 'React reads the attribute of an element, and antd a shadow of its theme',
  randomUUID: 'hls.js makes an id itself if the call throws',
  reportError: 'the last call of the boot script for an app that has not started; the polyfills may be what failed',
  role: 'a field of a message in the chat',
  startViewTransition: 'React calls it for transitions of views, of which the app has none',
  'selector &:focus-visible, &:has(input:focus-visible), &:has(textarea:focus-visible)': 'a rule that antd writes at run time; our build makes its sheets',
}

export interface AcceptedStyle {
  why: string
  /** The only sheets that may use the feature, because its lack was tried in each. Without the list, the lack is harmless anywhere. */
  in?: string[]
}

const wide = 'a narrow player has the layout of a wide one, and a list is always stacked'
const player = 'remote-player/src/common/player'
const containers = [
  'host/src/shell/layout/search-box.module.css',
  'remote-personal/src/features/live-calendar/ui/days.module.css',
  'remote-personal/src/features/live-calendar/ui/lesson-item.module.css',
  'remote-player/src/features/live/question/ui/question-card.module.css',
  'remote-player/src/features/live/room/ui/stage/live-actions.module.css',
  `${player}/controls/control-button.module.css`,
  `${player}/controls/player-controls.module.css`,
  `${player}/controls/volume-control.module.css`,
  `${player}/menus/control-menu.module.css`,
  `${player}/video-player.module.css`,
  `${player}/stage-card.module.css`,
]

/** Features of style sheets. */
export const acceptedStyles: Record<string, AcceptedStyle> = {
  'css.at-rules.container': { why: wide, in: containers },
  'css.at-rules.media.forced-colors': { why: 'a switch has the colours of the system, but less contrast' },
  'css.properties.accent-color': { why: 'a box or a slider has the colour of the system' },
  'css.properties.align-content.start': { why: 'older engines take it as flex-start' },
  'css.properties.align-self.start': { why: 'older engines take it as flex-start' },
  'css.properties.aspect-ratio': { why: 'a picture without a size in a text takes no space before it has loaded', in: ['shared/kit/src/rich-text/rich-text-view.module.css'] },
  'css.properties.break-after.avoid': { why: 'a heading may end a printed page' },
  'css.properties.page-break-after.avoid': { why: 'a heading may end a printed page' },
  'css.properties.contain-intrinsic-size': { why: 'it only goes with content-visibility' },
  'css.properties.container-type': { why: wide },
  'css.properties.container-type.inline-size': { why: wide },
  'css.properties.container-type.normal': { why: wide },
  'css.properties.container-type.size': { why: wide },
  'css.properties.content-visibility': { why: 'long lists take longer to draw' },
  'css.properties.content-visibility.auto': { why: 'long lists take longer to draw' },
  'css.properties.font-family.ui-monospace': { why: 'the next font of the list' },
  'css.properties.overscroll-behavior': { why: 'the page scrolls on at the end of a list' },
  'css.properties.overscroll-behavior.contain': { why: 'the page scrolls on at the end of a list' },
  'css.properties.scrollbar-gutter': { why: 'it only goes with :has()' },
  'css.properties.scrollbar-gutter.stable': { why: 'it only goes with :has()' },
  'css.properties.scrollbar-width': { why: 'the scroll bar of the system' },
  'css.properties.scrollbar-width.thin': { why: 'the scroll bar of the system' },
  'css.properties.text-size-adjust': { why: 'only phones need it, and they get the mobile site' },
  'css.properties.text-underline-offset': { why: 'an underline is nearer to its text' },
  'css.properties.text-wrap': { why: 'lines of different lengths' },
  'css.properties.text-wrap.balance': { why: 'lines of different lengths' },
  'css.types.color.color-mix': { why: 'antd\'s dialog has it in a rule with :has()', in: ['shared/platform/src/antd/dialog.css'] },
  'css.selectors.fullscreen': { why: 'the player has no button for the full screen there (Document.exitFullscreen)' },
  'css.selectors.has': {
    why: 'the page scrolls behind a dialog; differences in print, in focus rings and in spaces of narrow windows and below bars',
    in: [
      'host/src/pages/demo/layout/choice.module.css',
      'host/src/pages/download-app/download-options.module.css',
      'host/src/shell/upgrade/upgrade-notice.module.css',
      'remote-catalog/src/common/compare/chosen-courses.module.css',
      'remote-catalog/src/features/categories/ui/category-tree.module.css',
      'remote-catalog/src/features/course-detail/ui/sticky-summary.module.css',
      'remote-checkout/src/features/checkout/ui/confirm/price-summary.module.css',
      'remote-player/src/features/live/room/ui/stage/room-stage.module.css',
      'shared/platform/src/antd/dialog.css',
    ],
  },
}
