import type { HostPages } from '../federation/host-pages.ts'

export const hostPages: HostPages = {
  login: () => import(/* webpackChunkName: "login" */ './account/login-page.tsx'),
  phone: () => import(/* webpackChunkName: "phone" */ './account/phone-page.tsx'),
  register: () => import(/* webpackChunkName: "register" */ './account/register-page.tsx'),
  forged: () => import(/* webpackChunkName: "forged" */ './account/forged-page.tsx'),
  'download-app': () => import(/* webpackChunkName: "download-app" */ './download-app/download-app-page.tsx'),
  'qq-callback': () => import(/* webpackChunkName: "qq-callback" */ './account/qq-callback-page.tsx'),
  about: () => import(/* webpackChunkName: "about" */ './about/about-page.tsx'),
  contact: () => import(/* webpackChunkName: "contact" */ './about/contact-page.tsx'),
  privacy: () => import(/* webpackChunkName: "privacy" */ './about/privacy-page.tsx'),
  'user-agreement': () => import(/* webpackChunkName: "user-agreement" */ './about/user-agreement-page.tsx'),
  demo: () => import(/* webpackChunkName: "demo" */ './demo/demo-page.tsx'),
}
