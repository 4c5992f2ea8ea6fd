// The host gives these to every area, and a library is offered only if the host itself imports it
// (docs/pitfalls.md). What is needed on demand stays out of the first load.
import 'zustand'
import '@xhkt/shared/router'

export const onDemand = [
  () => import(/* webpackChunkName: "dayjs" */ 'dayjs'),
  () => import(/* webpackChunkName: "format-date" */ '@xhkt/shared/format/date'),
  () => import(/* webpackChunkName: "sms-code" */ '@xhkt/shared/sms-code'),
  () => import(/* webpackChunkName: "antd-core" */ '@xhkt/shared/antd/core'),
  () => import(/* webpackChunkName: "antd-form" */ '@xhkt/shared/antd/form'),
  () => import(/* webpackChunkName: "antd-overlay" */ '@xhkt/shared/antd/overlay'),
]
