// The host shares these libraries with every area. Federation offers a library only if the host itself imports it
// (docs/pitfalls.md). The dynamic imports stay out of the first load.
import 'zustand'
import '@xhkt/platform/router'
import '@xhkt/kit/provided'

export const onDemand = [
  () => import(/* webpackChunkName: "dayjs" */ 'dayjs'),
  () => import(/* webpackChunkName: "format-date" */ '@xhkt/platform/date'),
  () => import(/* webpackChunkName: "sms-code" */ '@xhkt/platform/sms-code'),
  () => import(/* webpackChunkName: "media" */ '@xhkt/platform/media'),
  () => import(/* webpackChunkName: "antd-core" */ '@xhkt/platform/antd/core'),
  () => import(/* webpackChunkName: "antd-form" */ '@xhkt/platform/antd/form'),
  () => import(/* webpackChunkName: "antd-overlay" */ '@xhkt/platform/antd/overlay'),
]
