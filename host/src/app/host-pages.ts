/** The host's own pages by the names of `routes.ts`. */
export const hostPages = {
  login: () => import(/* webpackChunkName: "login" */ '../pages/account/login-page.tsx'),
  phone: () => import(/* webpackChunkName: "phone" */ '../pages/account/phone-page.tsx'),
  register: () => import(/* webpackChunkName: "register" */ '../pages/account/register-page.tsx'),
  forged: () => import(/* webpackChunkName: "forged" */ '../pages/account/forged-page.tsx'),
  'download-app': () => import(/* webpackChunkName: "download-app" */ '../pages/download-app-page.tsx'),
  'qq-callback': () => import(/* webpackChunkName: "qq-callback" */ '../pages/account/qq-callback-page.tsx'),
  about: () => import(/* webpackChunkName: "about" */ '../pages/about/about-page.tsx'),
  contact: () => import(/* webpackChunkName: "contact" */ '../pages/about/contact-page.tsx'),
  privacy: () => import(/* webpackChunkName: "privacy" */ '../pages/about/privacy-page.tsx'),
  'user-agreement': () => import(/* webpackChunkName: "user-agreement" */ '../pages/about/user-agreement-page.tsx'),
  demo: () => import(/* webpackChunkName: "demo" */ '../pages/demo/demo-page.tsx'),
}

export type HostPageName = keyof typeof hostPages
